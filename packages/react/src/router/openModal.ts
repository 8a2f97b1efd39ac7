import { loadLocale } from '../i18n/setLocale.js'
import { startClient } from '../latchkit/startClient.js'
import type { Latchkit, OpenParameters } from '../latchkit/types.js'
import { ensureModal } from '../modal/ensureModal.js'
import { rememberOpener } from '../modal/restoreFocus.js'
import { getStore } from '../provider/getStore.js'
import { routerAtom } from './atoms.js'
import { createEntry } from './navigate.js'
import { resolveOpeningView } from './resolveOpeningView.js'
import type { OpenableViewName } from './types.js'

/** Shows the modal on a view: the forced one, else Account when connected, else Connect. */
export function openModal(latchkit: Latchkit, { view, namespace }: OpenParameters = {}): void {
  startClient(latchkit)
  loadLocale(latchkit)
  rememberOpener(latchkit)
  const target = resolveOpeningView(latchkit.client, view ?? (namespace && 'Connect'))
  getStore(latchkit).set(routerAtom, state => ({
    open: true,
    loading: true,
    direction: 'none',
    history: [createEntry<OpenableViewName>(state, [target, namespace && { namespace }])],
  }))
  ensureModal(latchkit)
}
