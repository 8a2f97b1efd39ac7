import { createSlot, getSetup } from '../latchkit/setup.js'
import type { Latchkit, OpenParameters } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { isOpenAtom, preparedAtom, routerAtom } from '../router/atoms.js'
import { hideModal } from '../router/closeModal.js'
import { createOpeningEntry } from '../router/openingEntry.js'

/** Milliseconds for which a prepared modal is kept when it is not opened. */
const preparedLifetime = 30_000

/** The modal that is loading or mounted. */
export const getMount = /*#__PURE__*/ createSlot<{
  loading?: Promise<void> | undefined
  unmount?: (() => void) | undefined
  /** Drops a prepared modal that is not opened. */
  timer?: ReturnType<typeof setTimeout> | undefined
}>(() => ({}))

/** Mounts the modal unless it is mounted or loading. It unmounts itself once it has nothing to show. */
export function ensureModal(latchkit: Latchkit): void {
  const mount = getMount(latchkit)
  mount.loading ??= loadAndMount(latchkit).catch(error => {
    mount.loading = undefined
    latchkit.client.logger.error('The modal could not be loaded', { cause: error })
    hideModal(latchkit)
  })
}

/**
 * Loads and renders the modal in its closed dialog, so that opening it only shows it. Called when a person is about to
 * press a button that opens it with these parameters, never before. Nothing is announced, focused or requested.
 */
export function prepareModal(latchkit: Latchkit, parameters: OpenParameters = {}): void {
  const store = getStore(latchkit)
  const mount = getMount(latchkit)
  const prepared = store.get(preparedAtom)
  // What is mounted without having been prepared shows something now, or did a moment ago.
  if (store.get(isOpenAtom) || (mount.unmount && !prepared)) return
  const entry = createOpeningEntry(latchkit.client, store.get(routerAtom), parameters, prepared?.entry)
  if (entry !== prepared?.entry) store.set(preparedAtom, { entry, isRendered: false })
  clearTimeout(mount.timer)
  mount.timer = setTimeout(() => store.set(preparedAtom, undefined), preparedLifetime)
  mount.loading ??= loadAndMount(latchkit).catch(() => {
    // Opening tries again and reports the failure.
    mount.loading = undefined
    if (store.get(isOpenAtom)) ensureModal(latchkit)
  })
}

export function unmountModal(latchkit: Latchkit): void {
  const mount = getMount(latchkit)
  clearTimeout(mount.timer)
  getStore(latchkit).set(preparedAtom, undefined)
  mount.unmount?.()
}

async function loadAndMount(latchkit: Latchkit): Promise<void> {
  const { mountModal } = await getSetup(latchkit).loaders.loadModal()
  mountModal(latchkit)
}
