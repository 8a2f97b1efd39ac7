import { importWithRetry } from '../connection/importWithRetry.js'

/** Loads what approves and sends a swap. `prepareSwap` does, so that nothing is loaded between the press and the wallet. */
export const loadSending = () => importWithRetry(() => import('./sendSwap.js'))
