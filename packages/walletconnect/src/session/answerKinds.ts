import { messages } from '../constants.js'

type Kind = (typeof messages)[keyof typeof messages]

/** How the answer to each method travels. */
export const answerKinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['wc_sessionSettle', messages.settleResponse],
  ['wc_sessionUpdate', messages.updateResponse],
  ['wc_sessionExtend', messages.extendResponse],
  ['wc_sessionEvent', messages.eventResponse],
  ['wc_sessionDelete', messages.deleteResponse],
  ['wc_sessionPing', messages.pingResponse],
  ['wc_pairingDelete', messages.pairingDeleteResponse],
  ['wc_pairingPing', messages.pairingPingResponse],
])
