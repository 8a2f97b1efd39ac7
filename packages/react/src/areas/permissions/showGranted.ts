import type { GrantPermissionsReturnType } from '@latchkit/core/permissions'
import { pushView, replaceView, resetView } from '../../modal/navigate.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { isOpenAtom, modalStateAtom } from '../../page/router/atoms.js'

/** Shows the granted permissions: on top of the current view, and instead of previously granted ones. */
export function showGranted(latchkit: Latchkit, granted: GrantPermissionsReturnType): void {
  const { client, modal } = latchkit
  const { view } = client.store.get(modalStateAtom)
  if (view === 'SmartSessionCreated') {
    replaceView(latchkit, 'SmartSessionCreated', { granted })
    return
  }
  if (client.store.get(isOpenAtom)) {
    pushView(latchkit, 'SmartSessionCreated', { granted })
    return
  }
  modal.open()
  resetView(latchkit, 'SmartSessionCreated', { granted })
}
