import type {
  Adapter,
  MessageSignerWalletAdapterProps,
  SendTransactionOptions,
  SignerWalletAdapterProps,
  SignInMessageSignerWalletAdapterProps,
  WalletAdapterProps,
  WalletError,
  WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import type { Connection, PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'

/** A wallet of the page, as `useWallet` lists it. */
export type Wallet = {
  /**
   * The wallet, the same object while the page is open. `signTransaction`, `signAllTransactions` and `signMessage` are there
   * while it is connected and has them, `signIn` also before if it has `solana:signIn`.
   */
  adapter: Adapter
  /** `Installed` for wallets of this browser, else `Loadable`. */
  readyState: WalletReadyState
}

/** Return value of `useWallet`: the fields of `@solana/wallet-adapter-react`. */
export type WalletContextState = {
  /** Whether `select` also connects: the option of `WalletProvider`. */
  autoConnect: boolean
  /** The wallets of the page. */
  wallets: Wallet[]
  /** The connected wallet, else the selected one. */
  wallet: Wallet | null
  /** The active account. */
  publicKey: PublicKey | null
  connecting: boolean
  connected: boolean
  disconnecting: boolean
  /** Selects a wallet by its name, and disconnects another one. With `autoConnect` it connects too. */
  select(walletName: WalletName | null): void
  /**
   * Connects the selected wallet.
   *
   * @throws WalletNotSelectedError
   * @throws WalletConnectionError
   */
  connect(): Promise<void>
  /** Disconnects the wallet, which is not selected any more. */
  disconnect(): Promise<void>
  /**
   * Returns the signature, base58. A legacy transaction without payer or blockhash gets them; `signers` sign first. The
   * network is that of the connection's endpoint.
   *
   * @throws WalletNotSelectedError
   * @throws WalletNotConnectedError
   * @throws WalletSendTransactionError
   */
  sendTransaction: WalletAdapterProps['sendTransaction']
  /** Undefined where the wallet cannot. Throws `WalletSignTransactionError`. */
  signTransaction: SignerWalletAdapterProps['signTransaction'] | undefined
  /** Undefined where the wallet cannot. Throws `WalletSignTransactionError`. */
  signAllTransactions: SignerWalletAdapterProps['signAllTransactions'] | undefined
  /** Undefined where the wallet cannot. Throws `WalletSignMessageError`. */
  signMessage: MessageSignerWalletAdapterProps['signMessage'] | undefined
  /**
   * Undefined where the wallet cannot. A wallet with `solana:signIn` that is not connected signs in and connects with one
   * prompt. Throws `WalletSignInError`.
   */
  signIn: SignInMessageSignerWalletAdapterProps['signIn'] | undefined
}

/** Methods of a wallet that it may lack. */
export type SigningMethods = Pick<
  WalletContextState,
  'signTransaction' | 'signAllTransactions' | 'signMessage' | 'signIn'
>

/** The state of the page, which all components share. */
export type WalletState = SigningMethods &
  Pick<WalletContextState, 'wallets' | 'wallet' | 'publicKey' | 'connecting' | 'connected' | 'disconnecting'>

/** Sends a transaction, of whatever kind the wallet takes. */
export type SendTransaction = (
  transaction: Transaction | VersionedTransaction,
  connection: Connection,
  options?: SendTransactionOptions,
) => Promise<string>

/** Called with each error of a wallet. */
export type ErrorListener = (error: WalletError, adapter?: Adapter) => void
