import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { Upgrades } from '../upgrade/createUpgrades.js'
import type { OpenWallet } from '../wallet/openWallet.js'

/** Capabilities of an account, by chain in hex. */
export type Capabilities = { readonly [chainId: string]: { readonly [name: string]: object } }

/**
 * Answers `wallet_getCapabilities`: the capabilities of an account of the wallet, on the requested chains or on all. A
 * smart account executes batches atomically, and supports paymasters where the project has a service for them. The account
 * of the key executes batches atomically where it is upgraded, or can be. A smart account and an upgraded account grant
 * permissions where the chain has the enforcers.
 *
 * @see EIP-5792, ERC-7715
 * @throws FrameError -32602, 4100 for another account
 */
export async function getCapabilities(
  wallet: OpenWallet,
  parameters: CapabilitiesParameters,
  params: unknown,
): Promise<Capabilities> {
  const entries = Object.entries(await readAccount(wallet, parameters, params))
  const given = await Promise.all(
    entries.map(async ([chainId, { atomic, ...others }]) => {
      // An account that is not upgraded grants them too, after the upgrade. Until then no code is loaded for it.
      const gives =
        atomic.status === 'supported' && (await parameters.smartAccounts.hasEnforcers(Number(chainId)))
      const { permissionTypes } = gives ? await import('../permissions/readPermission.js') : none
      const permissions = permissionTypes && {
        supported: true,
        signerTypes: ['account', 'key', 'keys'],
        permissionTypes,
        policyTypes: ['call-limit'],
      }
      return [chainId, { atomic, ...others, ...(permissions && { permissions }) }] as const
    }),
  )
  return Object.fromEntries(given)
}

const none = { permissionTypes: undefined } as const

type CapabilitiesParameters = {
  readonly smartAccounts: Pick<SmartAccounts, 'find' | 'listChains' | 'owns' | 'hasEnforcers'>
  readonly upgrades: Pick<Upgrades, 'chainIds' | 'getState'>
  /** Origins of the services of the project. */
  readonly paymasters?: readonly string[] | undefined
}

type AccountCapabilities = {
  readonly [chainId: string]: {
    readonly atomic: { readonly status: string }
    readonly paymasterService?: object
  }
}

async function readAccount(
  wallet: OpenWallet,
  { smartAccounts, upgrades, paymasters = [] }: CapabilitiesParameters,
  params: unknown,
): Promise<AccountCapabilities> {
  const [address, asked]: readonly unknown[] = Array.isArray(params) ? params : []
  const isChain = (value: unknown) =>
    typeof value === 'string' && /^0x[1-9a-fA-F][\da-fA-F]{0,12}$/.test(value)
  const isAsked = asked === undefined || (Array.isArray(asked) && asked.every(isChain))
  if (typeof address !== 'string' || !isAsked) throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  const isSame = (other: string) => other.toLowerCase() === address.toLowerCase()
  const wanted = (asked as readonly string[] | undefined)?.map(Number)
  const { addresses } = wallet
  if (isSame(addresses.eip155))
    return Object.fromEntries(
      await Promise.all((wanted ?? upgrades.chainIds).map(id => readOwn(upgrades, addresses.eip155, id))),
    )
  const chains = await smartAccounts.listChains()
  const accounts = await Promise.all(chains.map(chainId => smartAccounts.find(wallet, chainId)))
  const own = accounts.filter(account => account && isSame(account.address))
  if (own.length === 0 && !(await smartAccounts.owns(wallet, address)))
    throw new FrameError(rpcCodes.unauthorized, 'The account does not belong to this wallet')
  const supported = {
    atomic: { status: 'supported' },
    // Unregistered services are never called.
    ...(paymasters.length > 0 && { paymasterService: { supported: true } }),
  }
  return Object.fromEntries(
    own.flatMap(account =>
      account && (wanted?.includes(account.chainId) ?? true) ? [[toKey(account.chainId), supported]] : [],
    ),
  )
}

const toKey = (chainId: number) => `0x${chainId.toString(16)}`

/** A node that does not answer does not hide the other chains. */
async function readOwn(upgrades: Pick<Upgrades, 'getState'>, address: string, chainId: number) {
  const state = await upgrades.getState(address, chainId).catch(() => unreachable)
  const { status } = state
  const atomic = status === 'unsupported' ? { status, reason: state.reason } : { status }
  return [toKey(chainId), { atomic }] as const
}

const unreachable = { status: 'unsupported', reason: 'The node of the network does not answer' } as const
