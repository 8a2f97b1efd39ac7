import { createSlot, getSetup } from '../latchkit/setup.js'
import type { Latchkit, OpenParameters } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { preparedAtom } from './atoms.js'
import { hideModal } from './closeModal.js'

/** The loading or mounted modal. */
export const getMount = /*#__PURE__*/ createSlot<{
  loading?: Promise<void> | undefined
  unmount?: (() => void) | undefined
  /** Parameters of the button whose press is imminent. */
  wanted?: OpenParameters | undefined
  /** Unmounts a prepared modal that is not opened. */
  timer?: ReturnType<typeof setTimeout> | undefined
  /** Removes the elements of lazy code other than views, when the client stops. */
  readonly dismissals: Set<(latchkit: Latchkit) => void>
}>(() => ({ dismissals: new Set() }))

/** Mounts the modal unless it is mounted or loading. It unmounts itself once it is empty. */
export function ensureModal(latchkit: Latchkit): void {
  const mount = getMount(latchkit)
  mount.loading ??= loadAndMount(latchkit).catch(error => {
    mount.loading = undefined
    latchkit.client.logger.error('The modal could not be loaded', { cause: error })
    hideModal(latchkit, error)
  })
}

/**
 * Loads and renders the modal in its closed dialog, so that opening it only shows it. Called only when a press of a
 * button that opens it with these parameters is imminent. Announces, focuses and requests nothing.
 */
export function prepareModal(latchkit: Latchkit, parameters: OpenParameters = {}): void {
  getMount(latchkit).wanted = parameters
  getSetup(latchkit)
    .loaders.loadModal()
    // Opening the modal retries and reports the failure.
    .then(modal => modal.renderPrepared(latchkit), ignore)
}

function ignore() {}

export function unmountModal(latchkit: Latchkit): void {
  const mount = getMount(latchkit)
  clearTimeout(mount.timer)
  mount.wanted = undefined
  getStore(latchkit).set(preparedAtom, undefined)
  mount.unmount?.()
}

async function loadAndMount(latchkit: Latchkit): Promise<void> {
  const { mountModal } = await getSetup(latchkit).loaders.loadModal()
  mountModal(latchkit)
}
