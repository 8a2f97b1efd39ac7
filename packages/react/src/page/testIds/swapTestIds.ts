/** Test ids of swaps. */
export const swapTestIds = {
  swapFromToken: 'swap-from-token',
  swapFromAmount: 'swap-from-amount',
  swapToToken: 'swap-to-token',
  swapToAmount: 'swap-to-amount',
  swapFlip: 'swap-flip',
  swapPreview: 'swap-preview',
  swapConfirm: 'swap-confirm',
} as const
