// ../../packages/react/dist/page/testIds/swapTestIds.js
/** Test ids of swaps. */
var swapTestIds = {
  swapFromToken: 'swap-from-token',
  swapFromAmount: 'swap-from-amount',
  swapToToken: 'swap-to-token',
  swapToAmount: 'swap-to-amount',
  swapFlip: 'swap-flip',
  swapPreview: 'swap-preview',
  swapConfirm: 'swap-confirm',
}

export { swapTestIds as t }
