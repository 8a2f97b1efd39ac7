import { loadLocale } from '../i18n/loadLocale.js'
import { getInternals } from '../latchkit/internals.js'
import { startClient } from '../latchkit/startClient.js'
import type { Latchkit, OpenParameters } from '../latchkit/types.js'
import { ensureModal } from '../modal/ensureModal.js'
import { createEntry } from './createEntry.js'
import { resolveOpeningView } from './resolveOpeningView.js'

/** Shows the modal on a view: the forced one, else Account when connected, else Connect. */
export function openModal(latchkit: Latchkit, { view }: OpenParameters = {}): void {
  const { router, runtime } = getInternals(latchkit)
  const state = router.get()
  startClient(latchkit)
  loadLocale(latchkit)
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    runtime.opener ??= activeElement
  const entry = createEntry(state, [resolveOpeningView(latchkit.client, view)])
  router.set({ open: true, loading: true, direction: 'none', history: [entry] })
  ensureModal(latchkit)
}
