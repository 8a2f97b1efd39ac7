import { fiveMinutes } from '../constants.js'
import { sealEnvelope } from '../envelope/sealEnvelope.js'
import { sendGoodbye } from './sendGoodbye.js'
import type { Context } from './types.js'

/** Tells a wallet that its session is over, later if not now. */
export async function sayGoodbye(
  context: Context,
  topic: string,
  symKey: Uint8Array,
  /** Unix seconds after which the wallet knows by itself. */
  until: number = Math.floor(Date.now() / 1000) + fiveMinutes,
): Promise<void> {
  const params = { code: 6000, message: 'User disconnected' }
  const payload = { id: context.nextId(), jsonrpc: '2.0', method: 'wc_sessionDelete', params }
  const goodbye = { topic, message: sealEnvelope({ symKey, plaintext: JSON.stringify(payload) }), until }
  context.goodbyes.add(goodbye)
  await sendGoodbye(context, goodbye)
}
