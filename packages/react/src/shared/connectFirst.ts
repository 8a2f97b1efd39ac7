import { replaceView, resetView } from '../modal/navigate.js'
import { createSlot } from '../page/latchkit/setup.js'
import type { Latchkit } from '../page/latchkit/types.js'
import type { ConnectTarget, NavigateArguments, ViewName } from '../page/router/types.js'
import { guardClose } from './guardClose.js'

/** What follows the connect that was asked for. */
const getNext = /*#__PURE__*/ createSlot<{ stop?: (() => void) | undefined }>(() => ({}))

/** What {@link connectFirst} waits for. */
export type ConnectFirstParameters = {
  readonly target?: ConnectTarget | undefined
  /** Whether what was missing is connected. */
  readonly isConnected: () => boolean
}

/**
 * Shows the ways to connect instead of a view that needs an account, and the view when the modal would close after the
 * connect, a change of the network or a sign-in. When the person closes the modal without connecting, nothing follows.
 */
export function connectFirst<name extends ViewName>(
  latchkit: Latchkit,
  { target, isConnected }: ConnectFirstParameters,
  ...next: NavigateArguments<name>
): void {
  const waiting = getNext(latchkit)
  waiting.stop?.()
  waiting.stop = guardClose(latchkit, () => {
    waiting.stop?.()
    if (!isConnected()) return false
    resetView<name>(latchkit, ...next)
    return true
  })
  replaceView(latchkit, 'Connect', target)
}
