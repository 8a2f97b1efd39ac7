import { accountTestIds } from './accountTestIds.js'
import { buttonTestIds } from './buttonTestIds.js'
import { callsTestIds } from './callsTestIds.js'
import { connectTestIds } from './connectTestIds.js'
import { embeddedTestIds } from './embeddedTestIds.js'
import { modalTestIds } from './modalTestIds.js'
import { nameTestIds } from './nameTestIds.js'
import { networkTestIds } from './networkTestIds.js'
import { nftTestIds } from './nftTestIds.js'
import { onrampTestIds } from './onrampTestIds.js'
import { permissionTestIds } from './permissionTestIds.js'
import { receiveTestIds } from './receiveTestIds.js'
import { replacementTestIds } from './replacementTestIds.js'
import { requestTestIds } from './requestTestIds.js'
import { sectionTestIds } from './sectionTestIds.js'
import { sendTestIds } from './sendTestIds.js'
import { signInTestIds } from './signInTestIds.js'
import { swapTestIds } from './swapTestIds.js'

/**
 * Ids by which tests and other people's scripts reach the kit. A contract: never renamed. The kit itself imports the part
 * of an area, so that a page loads the ids of the views that it shows.
 */
export const testIds = /*#__PURE__*/ joinTestIds()

// A spread may call a getter, so bundlers keep it where it is not in a call that is marked.
function joinTestIds() {
  return {
    ...buttonTestIds,
    ...modalTestIds,
    ...connectTestIds,
    ...accountTestIds,
    ...networkTestIds,
    ...signInTestIds,
    ...requestTestIds,
    ...sectionTestIds,
    ...embeddedTestIds,
    ...receiveTestIds,
    ...sendTestIds,
    ...onrampTestIds,
    ...swapTestIds,
    ...nameTestIds,
    ...callsTestIds,
    ...permissionTestIds,
    ...replacementTestIds,
    ...nftTestIds,
  } as const
}
