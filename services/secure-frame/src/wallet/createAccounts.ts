import type { FrameAccountType, FrameUser } from '@latchkit/secure-frame-client/protocol'
import { accountPaths } from '@latchkit/secure-protocol/formats/accountPaths'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { OpenWallet } from './openWallet.js'

type AccountWallet = Pick<OpenWallet, 'id' | 'addresses' | 'unlock'>

/** The wallet's data of the user. */
export type UserAccounts = Pick<
  FrameUser,
  'address' | 'accounts' | 'preferredAccountType' | 'smartAccountDeployed'
>

/** The accounts of a wallet that apps see. `chainId` is a number on eip155, the CAIP-2 id on Solana. */
export type Accounts = {
  /** Sets the app's preference, for this wallet until the page is left. Does not prompt. */
  prefer(wallet: AccountWallet, type: FrameAccountType): void
  getPreferred(wallet: Pick<AccountWallet, 'id'>): FrameAccountType
  /**
   * As `prefer`, for a chain that has such an account.
   *
   * @throws FrameError 5710 for a smart account where the chain has none: what was preferred before stays
   */
  setPreferred(
    wallet: AccountWallet,
    chainId: number | string,
    type: FrameAccountType,
  ): Promise<{ readonly type: FrameAccountType; readonly address: string }>
  /** The account on a chain: the smart account where it is preferred and the chain is listed, else that of the key. */
  getAddress(wallet: AccountWallet, chainId: number | string): Promise<string>
  describe(wallet: AccountWallet, chainId: number | string): Promise<UserAccounts>
}

/**
 * Creates the accounts of the signed-in user. The preference belongs to an app and stays with it: the page sends it again
 * after a reload. A chain without smart accounts shows the account of the key, and the next chain the preferred account.
 */
export function createAccounts(smartAccounts: SmartAccounts): Accounts {
  let preference: { readonly walletId: string; readonly type: FrameAccountType } | undefined

  const getPreferred = ({ id }: Pick<AccountWallet, 'id'>): FrameAccountType =>
    smartAccounts.isOffered && preference?.walletId === id ? preference.type : 'eoa'

  function prefer({ id }: AccountWallet, type: FrameAccountType) {
    preference = { walletId: id, type }
  }

  return {
    prefer,
    getPreferred,
    async setPreferred(wallet, chainId, type) {
      const address =
        type === 'smartAccount'
          ? (await smartAccounts.getAccount(wallet, chainId)).address
          : toOwnAddress(wallet, chainId)
      prefer(wallet, type)
      return { type, address }
    },
    async getAddress(wallet, chainId) {
      const smart =
        getPreferred(wallet) === 'smartAccount' ? await smartAccounts.find(wallet, chainId) : undefined
      return smart?.address ?? toOwnAddress(wallet, chainId)
    },
    async describe(wallet, chainId) {
      const own = toOwnAddress(wallet, chainId)
      const smart = await smartAccounts.find(wallet, chainId)
      const preferredAccountType = typeof chainId === 'string' ? 'eoa' : getPreferred(wallet)
      return {
        address: (preferredAccountType === 'smartAccount' && smart?.address) || own,
        accounts: [
          { address: own, type: 'eoa', path: accountPaths[toNamespace(chainId)] },
          ...(smart ? [{ address: smart.address, type: 'smartAccount' } as const] : []),
        ],
        preferredAccountType,
        // A node that does not answer must not block access to the accounts.
        smartAccountDeployed: smart ? await smartAccounts.isDeployed(smart).catch(() => false) : false,
      }
    },
  }
}

const toNamespace = (chainId: number | string) => (typeof chainId === 'string' ? 'solana' : 'eip155')

const toOwnAddress = ({ addresses }: AccountWallet, chainId: number | string) =>
  addresses[toNamespace(chainId)]
