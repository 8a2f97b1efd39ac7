import { ProtocolError } from '../errors/protocolErrors.js'
import type { Handler } from './types.js'

/**
 * `wc_sessionSettle` of a session that is settled. The relay delivers it again when the page was loaded anew before it
 * could answer; another one is refused.
 */
export const onSettleAgain: Handler = (_context, { settleId }, { id }) => {
  if (id !== settleId) throw new ProtocolError(1005)
}
