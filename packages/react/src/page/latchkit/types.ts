import type { Client, ClientConfig, Namespace } from '@latchkit/core'
import type { WalletId } from '@latchkit/core/wallets'
import type { ComponentType } from 'react'
import type { LocaleLoader, Messages } from '../../locales/english.js'
import type { ModalState, OpenableViewName, SendArguments, SwapArguments } from '../router/types.js'
import type { ThemeMode, ThemeVariables } from '../theme/types.js'

/** Props of the component in the option `avatar`. It decorates: the address stands beside it. */
export type AccountAvatarProps = {
  readonly address: string
  /** Name of the account, where it is known. */
  readonly name?: string | undefined
  /** Image of the account's name, where it is known: at the gateway, or a `data:` URI. */
  readonly image?: string | undefined
  /** Width and height in px: 20 in buttons, 40 in rows, 64 in the account. */
  readonly size: number
}

/** What the user interface takes beside the options of the client. */
export type UiOptions = {
  /** Default: `system`, which follows the device and its changes. */
  readonly themeMode?: ThemeMode | undefined
  /** Tokens to replace, by name. An accent gets a readable `--lk-on-accent` by itself. */
  readonly themeVariables?: ThemeVariables | undefined
  /**
   * A BCP 47 tag, or `auto` for the device's language. English and Arabic are built in, `messages` and `locales` add others.
   * Default: `auto`.
   */
  readonly locale?: string | undefined
  /** Texts to replace, by locale. A locale that is not built in can be given whole. */
  readonly messages?: { readonly [locale: string]: Partial<Messages> } | undefined
  /**
   * Languages that are loaded when they are needed, by locale, such as `{ fr: () => import('./french.js') }`. `messages` of
   * the locale replace their texts.
   */
  readonly locales?: { readonly [locale: string]: LocaleLoader } | undefined
  /** Leaves it to the app to place `<LatchkitModal />`. Default: false, the modal goes to the end of the body. */
  readonly disableAppend?: boolean | undefined
  /** A page for people who ask what a wallet is. Shown in the view for those without one. */
  readonly walletGuideUrl?: string | undefined
  /**
   * Draws the image of an account wherever it stands: in the modal, and in buttons with `accountContent`. In the modal it is rendered
   * by a React root of its own in a shadow root: contexts and style sheets of the app do not reach it. Default: the image
   * of the account's name, else `Avatar` of `@latchkit/react/wallets`.
   */
  readonly avatar?: ComponentType<AccountAvatarProps> | undefined
}

/** Options of `createLatchkit`. */
export type LatchkitConfig = ClientConfig & UiOptions

/** Options of `modal.open`. */
export type OpenParameters = {
  /** Default: the account when connected, else the ways to connect. */
  readonly view?: OpenableViewName | undefined
  /** The chain family that the views `Connect`, `AllWallets` and `ProfileWallets` are to be about. */
  readonly namespace?: Namespace | undefined
  /**
   * Shows the way to connect this wallet and no list: its request where it is in this browser, else its code or the link
   * to its app. Its `rdns` such as `io.metamask`, its id, or its id in the wallet directory. A wallet that nobody knows
   * leads to the list, and an error is logged.
   */
  readonly walletId?: WalletId | undefined
  /** What the view `WalletSend` or `Swap` is filled in with. */
  readonly arguments?: SendArguments | SwapArguments | undefined
}

/** The modal, for code outside of React too. */
export type Modal = {
  /** Shows the modal; works without a mounted provider. */
  open(parameters?: OpenParameters): void
  close(): void
  /** Calls `listener` after the state changed; returns how to stop. */
  subscribe(listener: (state: ModalState) => void): () => void
  getState(): ModalState
}

/** A client and its modal. */
export type Latchkit = {
  readonly client: Client
  readonly modal: Modal
}
