import type { Namespace } from '@latchkit/core'
import { setActiveNamespace } from '@latchkit/core/connection'
import type { Latchkit } from '../page/latchkit/types.js'

export type ChooseOnPressParameters = {
  /** What contains the button. */
  readonly element: HTMLElement
  readonly namespace: Namespace
  /** Aborting ends it. */
  readonly signal: AbortSignal
}

/**
 * Makes a chain family the active one as an element is pressed, before what is in the element acts. A module of its own,
 * which is loaded once a wallet is connected: the actions of the core are for after the click.
 */
export function chooseOnPress(
  { client }: Latchkit,
  { element, namespace, signal }: ChooseOnPressParameters,
): void {
  element.addEventListener('click', () => setActiveNamespace(client, { namespace }), {
    capture: true,
    signal,
  })
}
