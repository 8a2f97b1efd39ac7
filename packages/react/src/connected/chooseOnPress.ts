import type { Namespace } from '@latchkit/core'
import { setActiveNamespace } from '@latchkit/core/connection'
import type { Latchkit } from '../page/latchkit/types.js'

export type ChooseOnPressParameters = {
  /** The element that contains the button. */
  readonly element: HTMLElement
  readonly namespace: Namespace
  /** Removes the listener when aborted. */
  readonly signal: AbortSignal
}

/**
 * Makes a chain family the active one when an element is pressed, before the content of the element handles the press.
 * A separate module, which is loaded once a wallet is connected: the actions of the core are only needed after the
 * click.
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
