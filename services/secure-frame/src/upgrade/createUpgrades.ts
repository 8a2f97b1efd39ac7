import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import type { AccountContracts, SmartAccountChain } from '@latchkit/secure-protocol/api/smartAccounts'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'

type Address = `0x${string}`

/** Whether the account of the key sends several calls as one on a chain (EIP-7702), as `atomic` of EIP-5792 says it. */
export type UpgradeState =
  /** The account has no code: the first batch upgrades it after the user approved. */
  | { readonly status: 'ready'; readonly contracts: AccountContracts }
  /** It runs the contract that the site has for it. */
  | { readonly status: 'supported'; readonly contracts: AccountContracts }
  /** `reason` is for developers. `delegate` is the contract whose code the account has, if it is another contract. */
  | { readonly status: 'unsupported'; readonly reason: string; readonly delegate?: Address | undefined }

/** Upgrades of the accounts that wallets have by their keys. They keep their address and stay of the type `eoa`. */
export type Upgrades = {
  /** The eip155 chains that the site serves, those without upgrades too. */
  readonly chainIds: readonly number[]
  /** Asks the site's own node. */
  getState(address: string, chainId: number | string): Promise<UpgradeState>
  /** Whether the account runs the contract that the site has for it. */
  isUpgraded(address: string, chainId: number | string): Promise<boolean>
  /**
   * The contract whose code an account runs, whichever it is.
   *
   * @throws FrameError as the node answers
   */
  getDelegate(address: string, chainId: number): Promise<Address | undefined>
}

/**
 * Creates the upgrades of a site. A chain supports them if the settings enable them and its node knows the contracts of the
 * framework; other contracts are never accepted.
 */
export function createUpgrades({
  rpcUrls,
  chains = {},
  read,
}: {
  readonly rpcUrls: FrameConfig['rpcUrls']
  readonly chains: FrameConfig['smartAccounts']
  readonly read: Read
}): Upgrades {
  /** Chains that passed: deployed code does not disappear. A failed chain is checked again. */
  const passed = new Map<string, Promise<readonly string[]>>()

  function listFaults(
    chain: string,
    { contracts, codeHashes }: Pick<SmartAccountChain, 'contracts' | 'codeHashes'>,
  ): Promise<readonly string[]> {
    const asked =
      passed.get(chain) ??
      import('@latchkit/secure-protocol/smartAccounts/checkContracts').then(({ checkContracts }) => {
        const ask = (method: string, params: readonly unknown[]) => read(chain, method, params)
        return checkContracts(ask, { contracts, codeHashes, eip7702: true })
      })
    passed.set(chain, asked)
    const forget = () => passed.delete(chain)
    asked.then(faults => faults.length === 0 || forget(), forget)
    return asked
  }

  async function getDelegate(address: string, chainId: number): Promise<Address | undefined> {
    const code = await read(`eip155:${chainId}`, 'eth_getCode', [address, 'latest'])
    if (typeof code !== 'string')
      throw new FrameError(-32603, 'The node did not return the code of the account')
    // Encoded by hand: this file loads at the start of the frame, and viem does not.
    const [, delegate] = /^0xef0100([\da-f]{40})$/i.exec(code) ?? []
    return delegate === undefined ? undefined : `0x${delegate.toLowerCase()}`
  }

  async function getState(address: string, chainId: number | string): Promise<UpgradeState> {
    const chain = `eip155:${chainId}`
    const own = Object.hasOwn(chains, chain) ? chains[chain] : undefined
    if (typeof chainId !== 'number' || !own?.eip7702)
      return unsupported('The site upgrades no accounts on this network')
    const { contracts } = own
    const [faults, delegate] = await Promise.all([listFaults(chain, own), getDelegate(address, chainId)])
    if (faults[0] !== undefined)
      return unsupported(`The network lacks what upgraded accounts run: ${faults[0]}`)
    if (delegate === undefined) return { status: 'ready', contracts }
    if (isSame(delegate, contracts.eip7702StatelessDeleGator)) return { status: 'supported', contracts }
    const reason = `The account runs the code of ${delegate} (EIP-7702), which this wallet does not use`
    return { status: 'unsupported', reason, delegate }
  }

  return {
    chainIds: Object.keys(rpcUrls)
      .filter(chain => chain.startsWith('eip155:'))
      .map(chain => Number(chain.slice('eip155:'.length))),
    getDelegate,
    getState,
    isUpgraded: async (address, chainId) => (await getState(address, chainId)).status === 'supported',
  }
}

const unsupported = (reason: string) => ({ status: 'unsupported', reason }) as const

const isSame = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()
