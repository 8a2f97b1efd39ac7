import { loadLocale } from '../i18n/loadLocale.js'
import { getInternals } from '../latchkit/internals.js'
import { startClient } from '../latchkit/startClient.js'
import type { Latchkit, OpenParameters } from '../latchkit/types.js'
import { ensureModal } from '../modal/ensureModal.js'
import { createEntry } from './createEntry.js'
import { resolveOpeningView } from './resolveOpeningView.js'
import type { OpenableViewName } from './types.js'

/** Shows the modal on a view: the forced one, else Account when connected, else Connect. */
export function openModal(latchkit: Latchkit, { view, namespace }: OpenParameters = {}): void {
  const { router, runtime } = getInternals(latchkit)
  const state = router.get()
  startClient(latchkit)
  loadLocale(latchkit)
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    runtime.opener ??= activeElement
  const target = resolveOpeningView(latchkit.client, view ?? (namespace && 'Connect'))
  const entry = createEntry<OpenableViewName>(state, [target, namespace && { namespace }])
  router.set({ open: true, loading: true, direction: 'none', history: [entry] })
  ensureModal(latchkit)
}
