import { createSlot, getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import { hideModal } from '../router/closeModal.js'

/** The modal that is loading or mounted. */
export const getMount = /*#__PURE__*/ createSlot<{
  loading?: Promise<void> | undefined
  unmount?: (() => void) | undefined
}>(() => ({}))

/** Mounts the modal unless it is mounted or loading. It unmounts itself once it has nothing to show. */
export function ensureModal(latchkit: Latchkit): void {
  const mount = getMount(latchkit)
  mount.loading ??= getSetup(latchkit)
    .loaders.loadModal()
    .then(({ mountModal }) => mountModal(latchkit))
    .catch(error => {
      mount.loading = undefined
      latchkit.client.logger.error('The modal could not be loaded', { cause: error })
      hideModal(latchkit)
    })
}

export function unmountModal(latchkit: Latchkit): void {
  getMount(latchkit).unmount?.()
}
