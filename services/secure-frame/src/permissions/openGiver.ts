import { type Enforcers, publicEnforcers } from '@latchkit/delegations'
import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import { type Hex, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import type { ApproveParameters } from '../approval/types.js'
import { FrameError } from '../FrameError.js'
import { unsupportedChain } from '../smartAccount/createBundler.js'
import type { SmartAccount } from '../smartAccount/createSmartAccounts.js'
import { deriveSmartAccount } from '../smartAccount/deriveSmartAccount.js'
import { toAccountError } from '../smartAccount/toAccountError.js'

/** An account that grants permissions. */
export type Giver = {
  readonly address: Hex
  readonly chainId: number
  /** The key that signs for the account. */
  readonly by: 'owner' | 'account'
  /** `undefined` for the account of the key. */
  readonly smart: SmartAccount | undefined
  readonly contracts: AccountContracts
  readonly enforcers: Enforcers
}

/** An account that can grant permissions, and its preconditions. */
export type OpenGiver = Giver & {
  /** Calls that are required before its permissions can be used; empty for a deployed account. */
  readonly dependencies: { readonly factory: Hex; readonly factoryData: Hex }[]
  /** The account of the key must be upgraded first (EIP-7702). */
  readonly isUpgradeNeeded: boolean
}

type Parameters = Pick<
  ApproveParameters,
  'read' | 'wallet' | 'accounts' | 'smartAccounts' | 'accountChains' | 'upgrades'
>

/**
 * Opens the account of the wallet that grants permissions on a chain: `asked`, else the account that the page sees there.
 *
 * @throws FrameError as `findGiver`; 5710 for a chain without enforcers, 4200 for the account of the key if it cannot be
 *   upgraded, since only a contract can enforce permissions
 */
export async function openGiver(
  parameters: Parameters,
  chainId: number,
  asked: Hex | undefined,
): Promise<OpenGiver> {
  const { smartAccounts, upgrades } = parameters
  const giver = await findGiver(parameters, chainId, asked)
  if (!(await smartAccounts.hasEnforcers(chainId))) throw noPermissions()
  const { smart, address, contracts } = giver
  if (smart) {
    const { factory, factoryData } = deriveSmartAccount(smart.owner, contracts)
    const isDeployed = await smartAccounts.isDeployed(smart)
    return { ...giver, isUpgradeNeeded: false, dependencies: isDeployed ? [] : [{ factory, factoryData }] }
  }
  const state = await upgrades.getState(address, chainId)
  if (state.status === 'unsupported')
    throw new FrameError(rpcCodes.unsupported, `The account cannot grant permissions: ${state.reason}`)
  return { ...giver, dependencies: [], isUpgradeNeeded: state.status === 'ready' }
}

/**
 * Like `openGiver`, for an account that revokes permissions, which works with any contract code.
 *
 * @throws FrameError 5710 for a chain without smart accounts, 4100 for an account that is not of this wallet
 */
export async function findGiver(
  { wallet, accounts, smartAccounts, accountChains }: Parameters,
  chainId: number,
  asked: Hex | undefined,
): Promise<Giver> {
  const settings = accountChains?.[`eip155:${chainId}`]
  if (!settings) throw noPermissions()
  const { contracts, enforcers = publicEnforcers } = settings
  const smart = await smartAccounts.find(wallet, chainId)
  const address = asked ?? ((await accounts.getAddress(wallet, chainId)) as Hex)
  const giver = { chainId, contracts, enforcers }
  if (smart && isAddressEqual(address, smart.address))
    return { ...giver, address: smart.address, by: 'owner', smart }
  const own = wallet.addresses.eip155 as Hex
  if (!isAddressEqual(address, own)) throw await toAccountError(smartAccounts, wallet, address)
  return { ...giver, address: own, by: 'account', smart: undefined }
}

const noPermissions = () => new FrameError(unsupportedChain, 'Permissions are not supported on this network')

const block = z.object({ timestamp: z.string().check(z.regex(/^0x[\da-fA-F]{1,13}$/)) })

/** Seconds since 1970 on the chain, whose contracts compare with them. The clock of this device may be wrong. */
export async function readTime({ read }: Pick<Parameters, 'read'>, chainId: number): Promise<number> {
  const { data } = z.safeParse(
    block,
    await read(`eip155:${chainId}`, 'eth_getBlockByNumber', ['latest', false]),
  )
  if (!data) throw new FrameError(rpcCodes.internal, 'The node did not return the block time')
  return Number(data.timestamp)
}
