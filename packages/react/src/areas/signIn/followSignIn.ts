import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { cancelSignIn, type SignIn, siwxAtom } from '@latchkit/core/siwx'
import { announce } from '../../modal/announce.js'
import { resetView } from '../../modal/navigate.js'
import { registry } from '../../modal/registry.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { modalStateAtom } from '../../page/router/atoms.js'
import { toastAtom } from '../../page/toasts/atoms.js'
import { getText } from '../../shared/getText.js'
import { guardClose } from '../../shared/guardClose.js'
import { shake } from '../../shared/shake.js'
import { dismissToast, showToast } from '../../shared/toasts/showToast.js'
import { connectingSiweMessages } from './connectingSiweMessages.js'
import { toSignInText } from './toSignInText.js'

/** Opens the sign-in view when a sign-in is requested, closes it when it has ended, and shows its progress in toasts. */
export function followSignIn(latchkit: Latchkit): () => void {
  const { store } = latchkit.client
  let before: SignIn = { status: 'loading' }
  const update = () => {
    const now = store.get(siwxAtom)
    const previous = before
    before = now
    notifySignIn(latchkit, previous, now)
    moveSignIn(latchkit, previous, now)
  }
  const stops = [
    store.sub(siwxAtom, update),
    store.sub(accountAtom, update),
    store.sub(networkAtom, update),
    guardClose(latchkit, () => keepSignInOpen(latchkit)),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Shows a toast while a signature is being verified, when it was accepted, and when the sign-in failed. */
function notifySignIn(latchkit: Latchkit, before: SignIn, now: SignIn): void {
  const { store } = latchkit.client
  const t = (key: keyof typeof connectingSiweMessages) => getText(latchkit, connectingSiweMessages, key)
  const wasVerifying = before.phase === 'verifying'
  if (now.error && now.error !== before.error) {
    const key = toSignInText(now.error, store.get(accountAtom))
    showToast(latchkit, { variant: 'error', message: t(key) })
  } else if (now.phase === 'verifying' && !wasVerifying)
    showToast(latchkit, { variant: 'loading', message: t('siwx.verifying') })
  else if (now.status === 'authenticated' && wasVerifying) {
    showToast(latchkit, { variant: 'success', message: t('siwx.signedIn') })
    announce(latchkit, t('siwx.signedIn'))
  } else if (wasVerifying && now.phase !== 'verifying' && store.get(toastAtom)?.variant === 'loading')
    dismissToast(latchkit)
}

/** Shows the sign-in view when a sign-in is requested, and leaves it when the request has ended. */
function moveSignIn(latchkit: Latchkit, before: SignIn, now: SignIn): void {
  // Not by import: the module that opens the modal would move from the page's first chunk to a separate chunk.
  const { modal } = latchkit
  const { store, config } = latchkit.client
  const { view } = store.get(modalStateAtom)
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
    (now.status === 'unauthenticated' &&
      !now.prompt &&
      !now.phase &&
      (config.siwx?.required === false || !isCovered(latchkit)))
  )
    modal.close()
}

/** Called before the modal closes; returns true when it must stay open because a sign-in is required. */
function keepSignInOpen(latchkit: Latchkit): boolean {
  const { client } = latchkit
  const { status, prompt } = client.store.get(siwxAtom)
  if (status === 'authenticated' || !client.store.get(accountAtom).isConnected) return false
  // A network that the app does not list can always be left.
  if (!client.store.get(networkAtom).isSupported || !isCovered(latchkit)) return false
  if (client.store.get(modalStateAtom).view !== 'ConnectingSiwe') {
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

/** Whether sign-ins of the active account can be verified; accounts of other chain families do not sign in. */
function isCovered({ client }: Latchkit): boolean {
  const { connector } = client.store.get(accountAtom)
  const namespaces = client.config.siwx?.adapter?.namespaces
  return !connector || !namespaces || namespaces.includes(connector.namespace)
}
