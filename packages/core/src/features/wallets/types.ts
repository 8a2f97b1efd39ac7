import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'

/** Links to open or install a wallet. */
export type WalletLinks = {
  readonly homepage?: string | undefined
  /** The wallet's own scheme, such as `metamask://`. */
  readonly mobileLink?: string | undefined
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  /** Opens a page inside the wallet's browser; `{{encodedDappURI}}` is replaced by the page's URL. */
  readonly browserLink?: string | undefined
  readonly chromeStore?: string | undefined
  readonly firefoxStore?: string | undefined
  readonly edgeStore?: string | undefined
  readonly operaStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** Id of a wallet of `builtInWallets`. */
export type BuiltInWalletId =
  | 'app.phantom'
  | 'com.binance.wallet'
  | 'com.bitget.web3'
  | 'com.coinbase.wallet'
  | 'com.okex.wallet'
  | 'com.trustwallet.app'
  | 'io.metamask'
  | 'io.rabby'
  | 'io.zerion.wallet'
  | 'ledger'
  | 'me.rainbow'
  | 'uniswap'

/**
 * Names a wallet: its reverse domain name (EIP-6963) such as `io.metamask`, its id, or its id in the public wallet
 * directory. Editors suggest those of the built-in wallets.
 */
export type WalletId = BuiltInWalletId | (string & Record<never, never>)

/** A wallet of a list of known wallets. */
export type KnownWallet = WalletLinks & {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  /** Reverse domain names of earlier or other builds. */
  readonly rdnsAliases?: readonly string[] | undefined
  /** Names that the wallet registers by the Wallet Standard, or that its adapter on Solana has. */
  readonly standardNames?: readonly string[] | undefined
  /** Id in the public wallet directory. */
  readonly explorerId?: string | undefined
  readonly iconUrl?: string | undefined
  readonly namespaces?: readonly Namespace[] | undefined
}

/** A row of the wallet list: a wallet with all its namespaces. */
export type Wallet = KnownWallet & {
  /** Connectors of the wallet on this page; empty when it has to be installed or opened elsewhere first. */
  readonly connectors: readonly Connector[]
  /** Whether it is installed in this browser. */
  readonly installed: boolean
  /** Added by the app, in `customWallets` or as a connector of a library. */
  readonly custom?: boolean | undefined
  readonly featured?: boolean | undefined
  readonly recent?: boolean | undefined
}
