import { loadLocale } from '../i18n/setLocale.js'
import { startClient } from '../latchkit/startClient.js'
import type { Latchkit, OpenParameters } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { preparedAtom, routerAtom } from './atoms.js'
import { ensureModal } from './ensureModal.js'
import { rememberOpener } from './opener.js'
import { createOpeningEntry } from './openingEntry.js'

/** Opens the modal on a view: the forced view, else Account when connected, else Connect. */
export function openModal(latchkit: Latchkit, parameters: OpenParameters = {}): void {
  const store = getStore(latchkit)
  startClient(latchkit)
  loadLocale(latchkit)
  rememberOpener(latchkit)
  const prepared = store.get(preparedAtom)
  const entry = createOpeningEntry(latchkit.client, store.get(routerAtom), parameters, prepared?.entry)
  const isRendered = prepared?.entry === entry && prepared.isRendered
  store.set(routerAtom, { open: true, loading: !isRendered, direction: 'none', history: [entry] })
  store.set(preparedAtom, undefined)
  ensureModal(latchkit)
}
