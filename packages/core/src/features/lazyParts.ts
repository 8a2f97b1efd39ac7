import { lazyActions as siwx } from './siwx/lazyActions.js'
import { lazyActions as walletConnect } from './walletConnect/lazyActions.js'

/**
 * What core loads at first use. One chunk on purpose: for each further one, bundlers cut what it shares with the page
 * out of the page's first file, and a page of ten small files is slower and heavier than one.
 */
export const lazyParts = { siwx, walletConnect }
