import { restoreAtStart } from './prepareSecureFrame.js'

/** What the embedded wallet loads at first use. See `features/parts.ts`. */
export const secureFrameParts = { restoreAtStart }
