import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { SignIn } from '@latchkit/core/siwx'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { registry } from '../modal/registry.js'
import { getEntry } from '../router/getEntry.js'
import { resetView } from '../router/resetView.js'

/** Brings the sign-in view when somebody is asked, and leaves it when nobody is any more. */
export function moveSignIn(latchkit: Latchkit, before: SignIn, now: SignIn): void {
  // Not by import: what opens the modal would leave the page's first chunk for one of its own.
  const { modal } = latchkit
  const { store, config } = latchkit.client
  const state = getInternals(latchkit).router.get()
  const view = state.open ? getEntry(state)?.view : undefined
  const { isConnected, caipAddress } = store.get(accountAtom)
  if (now.prompt && now.prompt !== before.prompt && view !== 'ConnectingSiwe') {
    if (!view || registry[view].role !== 'movesOn') modal.open({ view: 'ConnectingSiwe' })
    return
  }
  if (view !== 'ConnectingSiwe') return
  if (isConnected && !store.get(networkAtom).isSupported) resetView(latchkit, 'UnsupportedChain')
  else if (
    now.status === 'authenticated' ||
    (now.status === 'unauthenticated' && !caipAddress) ||
    // Declined before, or in another tab.
    (now.status === 'unauthenticated' && !now.prompt && !now.phase && config.siwx?.required === false)
  )
    modal.close()
}
