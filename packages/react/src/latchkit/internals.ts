import type { RequestOutcome } from '@latchkit/core/requests'
import type { ComponentType } from 'react'
import type { Alert } from '../alerts/types.js'
import type { BalanceState } from '../balances/types.js'
import type { LocaleState } from '../i18n/types.js'
import type { RequestsRuntime } from '../requests/types.js'
import type { RouterState, ViewName } from '../router/types.js'
import type { Cell } from '../state/createCell.js'
import type { ThemeState } from '../theme/types.js'
import type { Toast } from '../toasts/types.js'
import type { Latchkit, UiOptions } from './types.js'

/** An element of the app's that takes the modal, instead of one at the end of the body. */
export type Place = { readonly element: HTMLElement; readonly embedded: boolean }

/** What a latchkit keeps for our own actions and components. */
export type Internals = {
  readonly options: UiOptions
  /** Fetches the modal's chunk. Held here, so that no module imports its importer. */
  loadModal(): Promise<{ mountModal(latchkit: Latchkit): void }>
  /** Fetches what shows sign-ins, for the same reason. */
  loadSignIn(): Promise<{ followSignIn(latchkit: Latchkit): () => void }>
  /** Fetches what shows requests of embedded wallets. */
  loadRequests(): Promise<{
    followRequests(latchkit: Latchkit, seen: RequestOutcome | undefined): RequestsRuntime
  }>
  readonly router: Cell<RouterState>
  readonly toast: Cell<Toast | undefined>
  readonly alert: Cell<Alert | undefined>
  /** Counts the shakes of the card. */
  readonly shakes: Cell<number>
  /** What assistive technology is told next. */
  readonly announcement: Cell<string>
  readonly theme: Cell<ThemeState>
  readonly locale: Cell<LocaleState>
  readonly place: Cell<Place | undefined>
  /** Whether the person accepted the app's terms. */
  readonly consent: Cell<boolean>
  /** Values of the client's atoms before anything started: what the server rendered. */
  readonly initial: ReadonlyMap<unknown, unknown>
  readonly runtime: {
    /** Loading or mounted modal. */
    modal?: Promise<void> | undefined
    unmount?: (() => void) | undefined
    /** What shows why the gateway refuses the app runs. */
    hasAlerts?: boolean | undefined
    /** Fetches a view's chunk; set while the modal is mounted. */
    preloadView?: ((name: ViewName) => void) | undefined
    /** Gives the client back; set once it was started. */
    stop?: (() => void) | undefined
    /** Mounted providers. */
    providers: number
    /** What had the focus before the modal took it. */
    opener?: HTMLElement | undefined
    /** A toast waits for its turn, so the modal's element stays. */
    toastPending?: boolean | undefined
    toastTimer?: ReturnType<typeof setTimeout> | undefined
    balances?: Map<string, Cell<BalanceState>> | undefined
    /** Logos of the kit that were asked for, by the id of their wallet or network. */
    icons?: Map<string, Cell<string | undefined>> | undefined
    /** Whether the configured locale was asked for. */
    localeLoaded?: boolean | undefined
    wantedLocale?: string | undefined
    readonly views: Map<ViewName, ComponentType>
    /** Ends what looks after the sign-in. */
    stopSignIn?: (() => void) | undefined
    /** Ends what looks after requests of embedded wallets. */
    stopRequests?: (() => void) | undefined
    requests?: RequestsRuntime | undefined
    /** True when the modal must stay open, which it has shown then. */
    beforeClose?: (() => boolean) | undefined
    /** Reasons why the modal must stay open. */
    readonly closeBlockers: Set<symbol>
  }
}

const internalsKey: unique symbol = Symbol.for('latchkit.react.internals')

export type LatchkitWithInternals = Latchkit & { readonly [internalsKey]: Internals }

export function withInternals(latchkit: Latchkit, internals: Internals): LatchkitWithInternals {
  return { ...latchkit, [internalsKey]: internals }
}

export function getInternals(latchkit: Latchkit): Internals {
  return (latchkit as LatchkitWithInternals)[internalsKey]
}
