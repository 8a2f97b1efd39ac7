import type { GrantPermissionsReturnType } from '@latchkit/core/permissions'
import { pushView, replaceView, resetView } from '../../modal/navigate.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { isOpenAtom, modalStateAtom } from '../../page/router/atoms.js'

/** Shows what was granted: on top of what is open, and in place of what was granted before. */
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
