import { setPreferredAccountType } from '../smartAccounts/setPreferredAccountType.js'
import { restoreAtStart } from './prepareSecureFrame.js'

/** What the embedded wallet loads at first use. The parts of all features are one module of the package. */
export const secureFrameParts = { restoreAtStart, setPreferredAccountType }
