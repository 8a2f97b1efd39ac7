import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { type SignIn, siwxAtom } from '@latchkit/core/siwx'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { keepSignInOpen } from './keepSignInOpen.js'
import { moveSignIn } from './moveSignIn.js'
import { tellSignIn } from './tellSignIn.js'

/** Opens the sign-in view when it is asked for, leaves it when it is over, and tells how it went. */
export function followSignIn(latchkit: Latchkit): () => void {
  const { store } = latchkit.client
  const { runtime } = getInternals(latchkit)
  let before: SignIn = { status: 'loading' }
  const look = () => {
    const now = store.get(siwxAtom)
    const previous = before
    before = now
    tellSignIn(latchkit, previous, now)
    moveSignIn(latchkit, previous, now)
  }
  const stops = [store.sub(siwxAtom, look), store.sub(accountAtom, look), store.sub(networkAtom, look)]
  runtime.beforeClose = () => keepSignInOpen(latchkit)
  look()
  return () => {
    for (const stop of stops) stop()
    runtime.beforeClose = undefined
  }
}

// biome-ignore lint/performance/noBarrelFile: what this shares with the modal then stays in the page's first chunk, instead of splitting it.
export { mountModal } from '../modal/mountModal.js'
