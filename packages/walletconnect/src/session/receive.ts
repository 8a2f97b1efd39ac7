import { answers, cacheLimit, otherAnswer } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import type { RelayMessage } from '../relay/types.js'
import { answerSession } from './handleRequest.js'
import { openMessage } from './openMessage.js'
import { send } from './sendRequest.js'
import type { Context, JsonRpcRequest } from './types.js'

/**
 * Sees to a message of the relay. Those of one topic are seen to one after another; whatever a peer sends, nothing is
 * thrown. Settles when the message is seen to and answered, so that the relay may forget it.
 */
export async function receive(context: Context, message: RelayMessage): Promise<void> {
  const { topic, owner } = message
  context.tab.owner = owner
  const turn = (context.turns.get(topic) ?? Promise.resolve())
    .then(() => handle(context, message))
    .catch(error => {
      context.logger?.warn('a message of a wallet was ignored', { topic, error })
      return undefined
    })
  context.turns.set(topic, turn)
  const answer = await turn
  if (context.turns.get(topic) === turn) context.turns.delete(topic)
  await answer?.()
}

async function handle(
  context: Context,
  { topic, message, owner }: RelayMessage,
): Promise<(() => Promise<void>) | undefined> {
  const opened = await openMessage(context, topic, message)
  if (!opened || context.ended.aborted) return undefined
  const { payload, symKey } = opened
  if (!('method' in payload)) {
    const request = context.pending.get(payload.id)
    if (request && (request.topic === topic || request.alsoTopic === topic)) await request.receive(payload)
    return undefined
  }
  const privateTopic = context.privateTopics.get(topic)
  if (!privateTopic && !mayAct(context, owner, payload)) return undefined
  if (!isNew(context, topic, payload)) return undefined
  const outcome = await attempt(context, () =>
    privateTopic ? privateTopic.receive(payload) : answerSession(context, topic, payload),
  )
  if (outcome === undefined || (!privateTopic && !mayAnswer(context, owner))) return undefined
  return () => answerRequest(context, { topic, symKey, request: payload, outcome })
}

/** One tab sees to a session that several know; the others hear of the outcome from storage. */
function mayAnswer({ sessions }: Context, owner: boolean): boolean {
  return owner || !sessions.shared
}

/** An event changes nothing that is stored, so each tab tells its listeners. */
function mayAct(context: Context, owner: boolean, { method }: JsonRpcRequest): boolean {
  return mayAnswer(context, owner) || method === 'wc_sessionEvent'
}

/** The relay delivers at least once, and a wallet may seal the same request twice. */
function isNew({ handled }: Context, topic: string, { id }: JsonRpcRequest): boolean {
  const mark = `${topic} ${id}`
  if (handled.has(mark)) return false
  handled.add(mark)
  for (const oldest of handled) {
    if (handled.size <= cacheLimit) break
    handled.delete(oldest)
  }
  return true
}

async function attempt(
  { logger }: Context,
  act: () => true | undefined | Promise<true | undefined>,
): Promise<true | undefined | ProtocolError> {
  try {
    return await act()
  } catch (error) {
    logger?.warn('a request of a wallet was refused', { error })
    return error instanceof ProtocolError ? error : new ProtocolError(-32603)
  }
}

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
