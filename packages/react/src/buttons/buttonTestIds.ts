import type { testIds } from '../testIds.js'

/** The ids that a page needs before the modal: the others are loaded with it. */
export const buttonTestIds = {
  connectButton: 'connect-button',
  accountButton: 'account-button',
  networkButton: 'network-button',
} as const satisfies Pick<typeof testIds, 'connectButton' | 'accountButton' | 'networkButton'>
