import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'

/** How to reach a wallet that is not there yet. */
export type WalletLinks = {
  readonly homepage?: string | undefined
  /** The wallet's own scheme, such as `metamask://`. */
  readonly mobileLink?: string | undefined
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  /** Opens a page inside the wallet's browser; `{{encodedDappURI}}` stands for the page. */
  readonly browserLink?: string | undefined
  readonly chromeStore?: string | undefined
  readonly firefoxStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** A wallet as a list of known wallets has it. */
export type KnownWallet = WalletLinks & {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  /** Names that the wallet announced itself by before, or in another build. */
  readonly rdnsAliases?: readonly string[] | undefined
  /** Names under which it registers itself by the Wallet Standard, or its adapter is known on Solana. */
  readonly standardNames?: readonly string[] | undefined
  /** Id in the public wallet directory. */
  readonly explorerId?: string | undefined
  readonly iconUrl?: string | undefined
  readonly namespaces?: readonly Namespace[] | undefined
}

/** One row of the wallet list: one wallet, in all its namespaces. */
export type Wallet = KnownWallet & {
  /** Ways to reach it on this page; none when it first has to be installed or opened elsewhere. */
  readonly connectors: readonly Connector[]
  /** Whether it is in this browser. */
  readonly installed: boolean
  /** Added by the app. */
  readonly custom?: boolean | undefined
  readonly featured?: boolean | undefined
  readonly recent?: boolean | undefined
}
