import type { messages } from '../constants.js'

/** How the answer to each method travels. */
export const answerKinds: ReadonlyMap<string, keyof typeof messages> = /*#__PURE__*/ new Map<
  string,
  keyof typeof messages
>([
  ['wc_sessionSettle', 'settleResponse'],
  ['wc_sessionUpdate', 'updateResponse'],
  ['wc_sessionExtend', 'extendResponse'],
  ['wc_sessionEvent', 'eventResponse'],
  ['wc_sessionDelete', 'deleteResponse'],
  ['wc_sessionPing', 'pingResponse'],
  ['wc_pairingDelete', 'pairingDeleteResponse'],
  ['wc_pairingPing', 'pairingPingResponse'],
])
