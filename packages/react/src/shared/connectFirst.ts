import { replaceView, resetView } from '../modal/navigate.js'
import { createSlot } from '../page/latchkit/setup.js'
import type { Latchkit } from '../page/latchkit/types.js'
import type { ConnectTarget, NavigateArguments, ViewName } from '../page/router/types.js'
import { guardClose } from './guardClose.js'

/** Continuation after the requested connect. */
const getNext = /*#__PURE__*/ createSlot<{ stop?: (() => void) | undefined }>(() => ({}))

/** Parameters of {@link connectFirst}. */
export type ConnectFirstParameters = {
  readonly target?: ConnectTarget | undefined
  /** Whether the missing account is connected. */
  readonly isConnected: () => boolean
}

/**
 * Shows the ways to connect instead of a view that needs an account, then the view at the moment when the modal would
 * close after the connect, a change of the network or a sign-in. If the user closes the modal without connecting, the
 * view is not shown.
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
