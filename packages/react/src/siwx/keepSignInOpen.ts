import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { cancelSignIn, siwxAtom } from '@latchkit/core/siwx'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { shake } from '../modal/shake.js'
import { getEntry } from '../router/getEntry.js'
import { resetView } from '../router/resetView.js'

/** Called before the modal closes; true when it must not, since somebody is still to sign in. */
export function keepSignInOpen(latchkit: Latchkit): boolean {
  const { client } = latchkit
  const { status, prompt } = client.store.get(siwxAtom)
  if (status === 'authenticated' || !client.store.get(accountAtom).isConnected) return false
  // The way out of a network that the app does not list is never barred.
  if (!client.store.get(networkAtom).isSupported) return false
  if (getEntry(getInternals(latchkit).router.get())?.view !== 'ConnectingSiwe') {
    if (status !== 'loading' && !prompt) return false
    resetView(latchkit, 'ConnectingSiwe')
    return true
  }
  if (status === 'loading') return false
  if (client.config.siwx?.required === false) {
    if (prompt)
      cancelSignIn(client).catch(error =>
        client.logger.warn('The sign-in was not cancelled', { cause: error }),
      )
    return false
  }
  shake(latchkit)
  return true
}
