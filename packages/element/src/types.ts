import type { Namespace } from '@latchkit/core'
import type { ClientEvent } from '@latchkit/core/analytics'
import type { Latchkit, ThemeMode } from '@latchkit/react'

type ToEventName<name extends string> = name extends `${infer word}_${infer rest}`
  ? `${Lowercase<word>}-${ToEventName<rest>}`
  : Lowercase<name>

/**
 * Events of the elements: the events of `onEvent` in kebab case, such as `connect-success`. `detail` has their
 * properties. They do not bubble, because each element of a latchkit dispatches them.
 *
 * @example
 * element.addEventListener('connect-success', ({ detail }) => console.info(detail.caipAddress))
 */
export type LatchkitElementEventMap = {
  readonly [event in ClientEvent as ToEventName<event['event']>]: CustomEvent<event['properties']>
}

/** Properties of both elements. Each property except `latchkit` is also an attribute. */
type LatchkitElement = {
  /** Return value of `createLatchkit`. The element renders nothing without it. */
  latchkit: Latchkit | undefined
  /** Sets the theme of the kit, for all elements of the latchkit. Default: the theme of the latchkit. */
  theme: ThemeMode | undefined
  /** Sets the language of the kit, as a BCP 47 tag or `auto`. Default: the locale of the latchkit. */
  locale: string | undefined
  addEventListener<name extends keyof LatchkitElementEventMap>(
    type: name,
    listener: (event: LatchkitElementEventMap[name]) => void,
    options?: boolean | AddEventListenerOptions | undefined,
  ): void
  removeEventListener<name extends keyof LatchkitElementEventMap>(
    type: name,
    listener: (event: LatchkitElementEventMap[name]) => void,
    options?: boolean | EventListenerOptions | undefined,
  ): void
  // Last, because TypeScript takes the first overload that fits.
} & HTMLElement

/**
 * The element `<latchkit-button>`. Attributes: `kind`, `label`, `namespace`, `show-balance`, `show-name`, `theme`, `locale`.
 *
 * @example
 * const button = document.createElement('latchkit-button')
 * button.latchkit = latchkit
 */
export type LatchkitButtonElement = LatchkitElement & {
  /**
   * `connect` opens the modal and shows the account once connected; `account` and `network` show only the account or
   * the network. Default: `connect`.
   */
  kind: 'connect' | 'account' | 'network' | undefined
  /** Text while nothing is connected. Default: "Connect wallet", in the locale. */
  label: string | undefined
  /** Chain family that a button of the kind `connect` connects and shows. Default: the active one. */
  namespace: Namespace | undefined
  /** Attribute `show-balance`. Shows the balance beside the address. Default: false. */
  showBalance: boolean
  /**
   * Attribute `show-name`. Requests the name and the image of the account while the modal is closed. Default: false.
   */
  showName: boolean
}

/**
 * The element `<latchkit-modal>`, which contains the modal of a latchkit with `disableAppend`, or embeds the views in
 * the page. Attributes: `embedded`, `namespace`, `theme`, `locale`.
 *
 * @example
 * const modal = document.createElement('latchkit-modal')
 * modal.embedded = true
 * modal.latchkit = latchkit
 */
export type LatchkitModalElement = LatchkitElement & {
  /** Shows the views in the page, without a dialog. Default: false. */
  embedded: boolean
  /** Makes a chain family the active one. Default: unchanged. */
  namespace: Namespace | undefined
}
