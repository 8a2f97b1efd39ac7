import { sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import { isRecord } from '../validate/isRecord.js'
import { keepSession } from './keepSession.js'
import type { Handler } from './types.js'

/** `wc_sessionExtend`: the wallet prolongs the session, to seven days from now or to less. Never shortens it. */
export const onExtend: Handler = (context, stored, { params }) => {
  if (!isRecord(params)) throw new ProtocolError(1004)
  const { session } = stored
  const longest = Math.floor(Date.now() / 1000) + sevenDays
  const wanted = params.expiry
  if (wanted !== undefined && (typeof wanted !== 'number' || !Number.isSafeInteger(wanted)))
    throw new ProtocolError(1004)
  const expiry = Math.min(wanted ?? longest, longest)
  if (expiry < session.expiry) throw new ProtocolError(1004)
  if (expiry > session.expiry) keepSession(context, { ...stored, session: { ...session, expiry } })
}
