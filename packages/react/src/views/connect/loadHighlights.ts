import { loadWalletHighlights } from '@latchkit/core/wallets'

/** A file of its own, so that an app without a directory never loads it. */
export const loadHighlights = loadWalletHighlights
