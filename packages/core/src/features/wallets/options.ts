import type { OptionChecks } from '../../types/configCheck.js'
import { isImageUrl } from '../../validate/isImageUrl.js'
import type { WalletId } from './types.js'

/** A wallet that the app adds to the list. */
export type CustomWallet = {
  /** Stable over releases: recent wallets are remembered by it. */
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  /** A `data:` URI, or a URL that the app's Content-Security-Policy allows. Default: a letter is drawn. */
  readonly imageUrl?: string | undefined
  /**
   * Reverse domain name that the wallet announces (EIP-6963). The row of the announced wallet is merged with this row.
   */
  readonly rdns?: string | undefined
  /** Names that the wallet registers by the Wallet Standard. The row of that wallet is merged with this row. */
  readonly standardNames?: readonly string[] | undefined
  /** The wallet's own scheme, such as `wallet://`. */
  readonly mobileLink?: string | undefined
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly chromeStore?: string | undefined
  readonly firefoxStore?: string | undefined
  readonly edgeStore?: string | undefined
  readonly operaStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** A group of wallets under a title of the app. */
export type WalletGroupOption = {
  /** In the language of the page. */
  readonly title: string
  /**
   * Ids, reverse domain names (EIP-6963) or directory ids, in the order in which they are shown. A recent or installed
   * wallet stays in its group.
   */
  readonly walletIds: readonly WalletId[]
}

/** Options of `createClient` for the wallet list. */
export type WalletsOptions = {
  /** Show only these wallets (id, rdns or explorer id), beside `customWallets`. */
  readonly includeWalletIds?: readonly WalletId[] | undefined
  /** Never show these, even when they are installed. */
  readonly excludeWalletIds?: readonly WalletId[] | undefined
  /** Show these first, in this order. */
  readonly featuredWalletIds?: readonly WalletId[] | undefined
  /** Wallets that the app adds to the list. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /**
   * Whether the modal leads to the list of all wallets: always, never, or on phones and tablets. Where it does not, the
   * first view has the wallets that it always shows. Default: `show`.
   */
  readonly allWallets?: 'show' | 'hide' | 'only-mobile' | undefined
  /**
   * Images of wallets in the modal, by id of the connector or of the wallet, instead of those that the wallets bring. Each
   * is a `data:` URI, or a URL that the app's Content-Security-Policy allows.
   */
  readonly connectorImages?: { readonly [id: string]: string } | undefined
  /**
   * Try the universal link of a wallet's app before its own scheme. A browser without the app shows the wallet's page
   * then. Default: false.
   */
  readonly preferUniversalLinks?: boolean | undefined
  /**
   * Titles over the wallets of the modal's first view: `true` for those of the kit (recent, installed, recommended, more
   * wallets), a list for groups of your own, which come after the installed wallets. Default: no titles.
   */
  readonly walletGroups?: boolean | readonly WalletGroupOption[] | undefined
}

/**
 * A group of rows of the wallet list: used before, in this browser, of `featuredWalletIds`, of `customWallets` or a
 * library, the row of WalletConnect, and all others. A wallet is in the first that it fits.
 */
export type WalletKind = 'recent' | 'installed' | 'featured' | 'custom' | 'walletConnect' | 'other'

/** Flags of the wallet list. */
export type WalletsFlags = {
  /**
   * Groups of the wallet list that come first, in this order. Default: recent, installed, featured, custom, other,
   * walletConnect.
   */
  readonly connectorTypeOrder?: readonly WalletKind[] | undefined
  /** Show one row in place of the wallets until it is pressed. Default: false. */
  readonly collapseWallets: boolean
}

const kinds: readonly WalletKind[] = ['recent', 'installed', 'featured', 'custom', 'walletConnect', 'other']

/** Checks of these options, in development. */
export const walletsChecks = {
  options: {
    includeWalletIds: true,
    excludeWalletIds: true,
    featuredWalletIds: true,
    customWallets: true,
    allWallets: ['show', 'hide', 'only-mobile'],
    connectorImages(images = {}, { need }) {
      for (const [id, image] of Object.entries(images))
        need(isImageUrl(image), `connectorImages["${id}"]: pass the URL of an image`)
    },
    preferUniversalLinks: 'boolean',
    walletGroups(groups = false, { need }) {
      need(
        typeof groups === 'boolean' || (Array.isArray(groups) && groups.every(isGroup)),
        'walletGroups: pass true, or a list of { title, walletIds }',
      )
    },
  },
  flags: {
    connectorTypeOrder(order, { need, list }) {
      for (const kind of list('features.connectorTypeOrder', order))
        need(
          kinds.includes(kind),
          `features.connectorTypeOrder: "${kind}" must be one of ${kinds.join(', ')}`,
        )
    },
    collapseWallets: true,
  },
} satisfies OptionChecks<WalletsOptions, WalletsFlags>

function isGroup(group: WalletGroupOption | undefined): boolean {
  return typeof group?.title === 'string' && Array.isArray(group.walletIds)
}
