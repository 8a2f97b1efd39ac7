import type { Client, ClientConfig, Namespace } from '@latchkit/core'
import type { WalletId } from '@latchkit/core/wallets'
import type { ComponentType } from 'react'
import type { LocaleLoader, Messages } from '../../locales/english.js'
import type { ModalState, OpenableViewName, SendArguments, SwapArguments } from '../router/types.js'
import type { ThemeMode, ThemeVariables } from '../theme/types.js'

/** Props of the component in the option `avatar`. It is decorative: the address is beside it. */
export type AccountAvatarProps = {
  readonly address: string
  /** Name of the account, if known. */
  readonly name?: string | undefined
  /** Image of the account's name, if known: a URL of the gateway, or a `data:` URI. */
  readonly image?: string | undefined
  /** Width and height in px: 20 in buttons, 40 in rows, 64 in the account. */
  readonly size: number
}

/** Options of the user interface, besides the options of the client. */
export type UiOptions = {
  /** Default: `system`, which follows the device setting. */
  readonly themeMode?: ThemeMode | undefined
  /** Tokens to override, by name. A readable `--lk-on-accent` is derived from an accent. */
  readonly themeVariables?: ThemeVariables | undefined
  /**
   * A BCP 47 tag, or `auto` for the device's language. 23 languages are built in, `messages` and `locales` add others.
   * `en_US.UTF-8` is `en-US`, and a text that is not a tag is English. Default: `auto`.
   */
  readonly locale?: string | undefined
  /** Texts to override, by locale. For a locale that is not built in, all texts can be passed. */
  readonly messages?: { readonly [locale: string]: Partial<Messages> } | undefined
  /**
   * Languages that are loaded on demand, by locale, such as `{ sv: () => import('./swedish.js') }`. `messages` of the
   * locale override their texts.
   */
  readonly locales?: { readonly [locale: string]: LocaleLoader } | undefined
  /** Lets the app place `<LatchkitModal />`. Default: false, the modal is appended to the body. */
  readonly disableAppend?: boolean | undefined
  /** URL of a page that explains wallets. Shown in the view for users without a wallet. */
  readonly walletGuideUrl?: string | undefined
  /**
   * Renders the image of an account: in the modal, and in buttons with `accountContent`. The modal renders it in a
   * separate React root in a shadow root: contexts and style sheets of the app do not reach it. Default: the image of
   * the account's name, else `Avatar` of `@latchkit/react/wallets`.
   */
  readonly avatar?: ComponentType<AccountAvatarProps> | undefined
}

/** Options of `createLatchkit`. */
export type LatchkitConfig = ClientConfig & UiOptions

/** Options of `modal.open`. */
export type OpenParameters = {
  /** Default: the account when connected, else the ways to connect. */
  readonly view?: OpenableViewName | undefined
  /** Chain family for the views `Connect`, `AllWallets` and `ProfileWallets`. */
  readonly namespace?: Namespace | undefined
  /**
   * Shows the way to connect this wallet instead of the list: its request if it is in this browser, else its code or
   * the link to its app. Its `rdns` such as `io.metamask`, its id, or its id in the wallet directory. An unknown wallet
   * opens the list and logs an error.
   */
  readonly walletId?: WalletId | undefined
  /** Initial values of the view `WalletSend` or `Swap`. */
  readonly arguments?: SendArguments | SwapArguments | undefined
}

/** The modal, usable outside of React too. */
export type Modal = {
  /** Opens the modal; works without a mounted provider. */
  open(parameters?: OpenParameters): void
  close(): void
  /** Calls `listener` after the state changed; returns the unsubscribe function. */
  subscribe(listener: (state: ModalState) => void): () => void
  getState(): ModalState
}

/** A client and its modal. */
export type Latchkit = {
  readonly client: Client
  readonly modal: Modal
}
