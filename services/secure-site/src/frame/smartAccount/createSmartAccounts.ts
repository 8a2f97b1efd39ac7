import type { FrameConfig } from '../../api/config.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { SealedWallet } from '../wallet/signerMessages.js'
import { unsupportedChain } from './createBundler.js'

/** A wallet that is open on this device. */
type AccountWallet = { readonly id: string; unlock(): Promise<SealedWallet> }

/** Smart accounts of the site's wallets. */
export type SmartAccounts = {
  /** Ids of the chains that have what a smart account needs, as the site's own nodes say. */
  listChains(): Promise<readonly number[]>
  /**
   * The smart account of a wallet. Nothing is sent: its first operation deploys it.
   *
   * @throws FrameError 5710 for a chain that is not listed
   */
  getAccount(
    wallet: AccountWallet,
    chainId: number | string,
  ): Promise<{ readonly address: `0x${string}`; readonly isDeployed: boolean }>
}

/** Creates the smart accounts of a site. What they need is loaded with the first one: most sites have none. */
export function createSmartAccounts({
  chains = {},
  read,
  store,
  signer,
}: {
  readonly chains: FrameConfig['smartAccounts']
  readonly read: Read
  readonly store: {
    getOwner(walletId: string): Promise<`0x${string}` | undefined>
    setOwner(walletId: string, owner: `0x${string}`): Promise<void>
  }
  /** Tells the address of the owner, in a worker of its own. */
  signer(request: { readonly task: 'owner'; readonly wallet: SealedWallet }): Promise<`0x${string}`>
}): SmartAccounts {
  /** Chains that passed: code does not go away. One that failed is asked again. */
  const passed = new Map<string, Promise<boolean>>()

  function passes(chain: string): Promise<boolean> {
    const contracts = Object.hasOwn(chains, chain) ? chains[chain]?.contracts : undefined
    if (!contracts) return Promise.resolve(false)
    const asked =
      passed.get(chain) ??
      import('../../smartAccounts/checkContracts.js').then(async ({ checkContracts }) => {
        const ask = (method: string, params: readonly unknown[]) => read(chain, method, params)
        // What upgraded accounts run is none of the smart account's.
        return (await checkContracts(ask, { contracts, eip7702: false })).length === 0
      })
    passed.set(chain, asked)
    const forget = () => passed.delete(chain)
    asked.then(isFine => isFine || forget(), forget)
    return asked.catch(() => false)
  }

  /** Derived once in this browser: the key is opened for it. */
  async function getOwner({ id, unlock }: AccountWallet): Promise<`0x${string}`> {
    const known = await store.getOwner(id)
    if (known) return known
    const owner = await signer({ task: 'owner', wallet: await unlock() })
    await store.setOwner(id, owner)
    return owner
  }

  return {
    async listChains() {
      const names = Object.keys(chains)
      const fine = await Promise.all(names.map(passes))
      return names.filter((_, index) => fine[index]).map(chain => Number(chain.replace('eip155:', '')))
    },
    async getAccount(wallet, chainId) {
      const chain = `eip155:${chainId}`
      const contracts = chains[chain]?.contracts
      if (typeof chainId !== 'number' || !contracts || !(await passes(chain)))
        throw new FrameError(unsupportedChain, 'There are no smart accounts on this network')
      const [{ deriveSmartAccount }, owner] = await Promise.all([
        import('./deriveSmartAccount.js'),
        getOwner(wallet),
      ])
      const { address } = deriveSmartAccount(owner, contracts)
      const code = await read(chain, 'eth_getCode', [address, 'latest'])
      return { address, isDeployed: typeof code === 'string' && code.length > 2 }
    },
  }
}
