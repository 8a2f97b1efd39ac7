import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { SealedWallet } from '../wallet/signerMessages.js'
import { unsupportedChain } from './createBundler.js'

/** A wallet that is open on this device. */
type AccountWallet = { readonly id: string; unlock(): Promise<SealedWallet> }

/** A smart account on a chain, whether it is deployed or not. */
export type SmartAccount = {
  readonly address: `0x${string}`
  readonly chainId: number
  /** Address of the key that owns it. */
  readonly owner: `0x${string}`
  readonly contracts: AccountContracts
}

/** Smart accounts of the site's wallets. */
export type SmartAccounts = {
  /** Whether the page uses them and the site has a chain for them, regardless of its node. */
  readonly isOffered: boolean
  /** Whether accounts of a chain give permissions: the enforcers are there. */
  hasEnforcers(chainId: number): Promise<boolean>
  /** Ids of the chains that have what a smart account needs, as the site's own nodes say, whether accounts are offered or not. */
  listChains(): Promise<readonly number[]>
  /** The smart account of a wallet; `undefined` on a chain that is not listed. */
  find(wallet: AccountWallet, chainId: number | string): Promise<SmartAccount | undefined>
  /** Whether an address is the smart account of a wallet on a chain of the site, whatever the node of that chain says now. */
  owns(wallet: AccountWallet, address: string): Promise<boolean>
  isDeployed(account: Pick<SmartAccount, 'address' | 'chainId'>): Promise<boolean>
  /**
   * As `find`, and whether it is deployed. Nothing is sent: its first operation deploys it.
   *
   * @throws FrameError 5710 for a chain that is not listed
   */
  getAccount(
    wallet: AccountWallet,
    chainId: number | string,
  ): Promise<{ readonly address: `0x${string}`; readonly isDeployed: boolean }>
}

/** Creates the smart accounts of a site. Their code is loaded with the first account: most sites have none. */
export function createSmartAccounts({
  chains = {},
  read,
  store,
  signer,
  isOff = false,
}: {
  readonly chains: FrameConfig['smartAccounts']
  readonly read: Read
  readonly store: {
    getOwner(walletId: string): Promise<`0x${string}` | undefined>
    setOwner(walletId: string, owner: `0x${string}`): Promise<void>
  }
  /** Returns the address of the owner, from a separate worker. */
  signer(request: { readonly task: 'owner'; readonly wallet: SealedWallet }): Promise<`0x${string}`>
  /** The page does not use them: only the account of the key exists. It can still be upgraded, and grant permissions. */
  readonly isOff?: boolean | undefined
}): SmartAccounts {
  /** Chains that passed: deployed code does not disappear. A failed chain is checked again. */
  const passed = new Map<string, Promise<boolean>>()

  function pass(key: string, check: () => Promise<readonly string[]>): Promise<boolean> {
    const asked = passed.get(key) ?? check().then(faults => faults.length === 0)
    passed.set(key, asked)
    const forget = () => passed.delete(key)
    asked.then(isFine => isFine || forget(), forget)
    return asked.catch(() => false)
  }

  async function passes(chain: string): Promise<boolean> {
    const settings = Object.hasOwn(chains, chain) ? chains[chain] : undefined
    if (!settings) return false
    const { contracts, codeHashes } = settings
    return pass(chain, async () => {
      const { checkContracts } = await import('@latchkit/secure-protocol/smartAccounts/checkContracts')
      const ask = (method: string, params: readonly unknown[]) => read(chain, method, params)
      // The code of upgraded accounts does not concern the smart account.
      return checkContracts(ask, { contracts, codeHashes, eip7702: false })
    })
  }

  async function hasEnforcers(chainId: number): Promise<boolean> {
    const chain = `eip155:${chainId}`
    if (!(await passes(chain))) return false
    return pass(`enforcers of ${chain}`, async () => {
      const { checkCode } = await import('@latchkit/secure-protocol/smartAccounts/checkCode')
      const own = chains[chain]?.enforcers
      const enforcers = own ?? (await import('@latchkit/delegations')).publicEnforcers
      const ask = (method: string, params: readonly unknown[]) => read(chain, method, params)
      return checkCode(ask, enforcers, chains[chain]?.codeHashes)
    })
  }

  /** Derived once in this browser: the key is opened for it. */
  async function getOwner({ id, unlock }: AccountWallet): Promise<`0x${string}`> {
    const known = await store.getOwner(id)
    if (known) return known
    const owner = await signer({ task: 'owner', wallet: await unlock() })
    await store.setOwner(id, owner)
    return owner
  }

  async function find(wallet: AccountWallet, chainId: number | string): Promise<SmartAccount | undefined> {
    const chain = `eip155:${chainId}`
    const contracts = Object.hasOwn(chains, chain) ? chains[chain]?.contracts : undefined
    if (isOff || typeof chainId !== 'number' || !contracts || !(await passes(chain))) return undefined
    const [{ deriveSmartAccount }, owner] = await Promise.all([
      import('./deriveSmartAccount.js'),
      getOwner(wallet),
    ])
    return { address: deriveSmartAccount(owner, contracts).address, chainId, owner, contracts }
  }

  async function isDeployed({ address, chainId }: Pick<SmartAccount, 'address' | 'chainId'>) {
    const code = await read(`eip155:${chainId}`, 'eth_getCode', [address, 'latest'])
    return typeof code === 'string' && code.length > 2
  }

  return {
    isOffered: !isOff && Object.keys(chains).length > 0,
    async listChains() {
      const names = Object.keys(chains)
      const fine = await Promise.all(names.map(passes))
      return names.filter((_, index) => fine[index]).map(chain => Number(chain.replace('eip155:', '')))
    },
    find,
    async owns(wallet, address) {
      const settings = Object.values(chains)
      if (isOff || settings.length === 0) return false
      const [{ deriveSmartAccount }, owner] = await Promise.all([
        import('./deriveSmartAccount.js'),
        getOwner(wallet),
      ])
      const all = settings.map(({ contracts }) => deriveSmartAccount(owner, contracts).address)
      return all.some(one => one.toLowerCase() === address.toLowerCase())
    },
    hasEnforcers,
    isDeployed,
    async getAccount(wallet, chainId) {
      const account = await find(wallet, chainId)
      if (!account) throw new FrameError(unsupportedChain, 'There are no smart accounts on this network')
      return { address: account.address, isDeployed: await isDeployed(account) }
    },
  }
}
