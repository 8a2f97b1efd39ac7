import { answers, otherAnswer } from '../constants.js'
import type { ProtocolError } from '../errors/protocolErrors.js'
import { send } from './send.js'
import type { Context, JsonRpcRequest } from './types.js'

export type AnswerRequestParameters = {
  readonly topic: string
  readonly symKey: Uint8Array
  readonly request: JsonRpcRequest
  readonly outcome: true | ProtocolError
}

/** Answers a peer's request, for as long as the relay would keep the answer. */
export async function answerRequest(context: Context, parameters: AnswerRequestParameters): Promise<void> {
  const { topic, symKey, request, outcome } = parameters
  const { id, method } = request
  const answer =
    outcome === true ? { result: true } : { error: { code: outcome.rpcCode, message: outcome.shortMessage } }
  const [tag, ttl] = answers.get(method) ?? otherAnswer
  try {
    const kind = { tag, ttl, prompt: false }
    await send(context, { topic, symKey, kind, payload: { id, ...answer } }, { deadline: ttl * 1000 })
  } catch (error) {
    context.logger?.warn('a request of a wallet could not be answered', { topic, method, error })
  }
}
