/** Test ids of the replacement of a pending transaction. */
export const replacementTestIds = {
  replacementSpeedUp: 'replacement-speed-up',
  replacementCancel: 'replacement-cancel',
} as const
