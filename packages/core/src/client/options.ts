import type { LogLevel } from '../logger/createLogger.js'
import type { Platform } from '../platform/types.js'
import type { StorageDriver } from '../storage/types.js'
import type { OptionChecks } from '../types/configCheck.js'
import type { Features } from './config.js'

/** App metadata that wallets show. */
export type Metadata = {
  readonly name: string
  readonly description?: string | undefined
  /** URL of the app. */
  readonly url?: string | undefined
  /** Full URLs, preferred first. */
  readonly icons?: readonly string[] | undefined
}

/** Options of `createClient` that are not part of a feature. */
export type ClientOptions = {
  /** App metadata that wallets show. */
  readonly metadata: Metadata
  /** Turns features on or off, or changes their order. Default: on where the adapter and the service are present. */
  readonly features?: { readonly [feature in keyof Features]?: Features[feature] | undefined } | undefined
  /** Where the client stores values. Default: memory. */
  readonly storage?: StorageDriver | undefined
  /** Prefix of every storage key. Two clients of a page need different prefixes. Default: `latchkit`. */
  readonly storageKey?: string | undefined
  /** Functions of the device. Default: those of a server. `@latchkit/react` passes those of the page. */
  readonly platform?: Platform | undefined
  /** ISO 4217 code of the currency in which values are shown, such as `EUR`. Default: `USD`. */
  readonly currency?: string | undefined
  /** Lets the modal fill the screen of a phone, instead of a sheet at its lower edge. Default: false. */
  readonly mobileFullScreen?: boolean | undefined
  /** `compact` makes the modal narrower and the rows of its short lists lower. On phones only the rows. Default: `regular`. */
  readonly modalSize?: 'regular' | 'compact' | undefined
  /** Least severe level that is written to the console. Default: `error`. */
  readonly logLevel?: LogLevel | undefined
}

/** An action of the account view, as `walletActionsOrder` lists them. */
export type WalletAction = 'onramp' | 'swaps' | 'receive' | 'send'

/** Flags that are not part of a feature. */
export type ClientFlags = {
  /** Show the address of the account as a QR code. Default: true. */
  readonly receive: boolean
  /** Default: onramp, swaps, receive, send. */
  readonly walletActionsOrder: readonly WalletAction[]
}

/** Checks of these options, in development. */
export const clientChecks = {
  options: {
    metadata: true,
    features: true,
    storage: true,
    storageKey: true,
    platform: true,
    currency: true,
    mobileFullScreen: 'boolean',
    modalSize: ['regular', 'compact'],
    logLevel: true,
  },
  flags: { receive: true, walletActionsOrder: true },
} satisfies OptionChecks<ClientOptions, ClientFlags>
