import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Mounts the modal unless it is there or on its way. It unmounts itself once there is nothing to show. */
export function ensureModal(latchkit: Latchkit): void {
  const { runtime, router, loadModal } = getInternals(latchkit)
  runtime.modal ??= loadModal()
    .then(({ mountModal }) => mountModal(latchkit))
    .catch(error => {
      runtime.modal = undefined
      latchkit.client.logger.error('The modal could not be loaded', { cause: error })
      router.set({ ...router.get(), open: false, loading: false })
    })
}
