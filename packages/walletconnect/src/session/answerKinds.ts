import { messages } from '../constants.js'

/** How the answer to each method travels. */
export const answerKinds = new Map<string, (typeof messages)[keyof typeof messages]>([
  ['wc_sessionSettle', messages.settleResponse],
  ['wc_sessionUpdate', messages.updateResponse],
  ['wc_sessionExtend', messages.extendResponse],
  ['wc_sessionEvent', messages.eventResponse],
  ['wc_sessionDelete', messages.deleteResponse],
  ['wc_sessionPing', messages.pingResponse],
  ['wc_pairingDelete', messages.pairingDeleteResponse],
  ['wc_pairingPing', messages.pairingPingResponse],
])
