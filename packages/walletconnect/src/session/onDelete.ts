import { isRecord } from '../validate/isRecord.js'
import { endSession } from './endSession.js'
import type { Handler } from './types.js'

/** `wc_sessionDelete`: the wallet ends the session, whatever reason it gives. */
export const onDelete: Handler = (context, { session }, { params }) => {
  const { code, message } = isRecord(params) ? params : {}
  const reason =
    typeof code === 'number' && Number.isSafeInteger(code) && typeof message === 'string'
      ? { code, message }
      : { code: 6000, message: 'User disconnected' }
  endSession(context, session.topic, reason)
}
