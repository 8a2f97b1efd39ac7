import { cacheLimit, defaultResponse, responses } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import type { RelayMessage } from '../relay/types.js'
import { handleRequest } from './handleRequest.js'
import { openMessage } from './openMessage.js'
import { sendMessage } from './sendRequest.js'
import type { Context, JsonRpcRequest } from './types.js'

/**
 * Handles a message of the relay. The messages of a topic are handled in order. No message of a peer makes this throw.
 * Resolves when the message is handled and the response is sent, so that the relay may delete it.
 */
export async function receive(context: Context, message: RelayMessage): Promise<void> {
  const { topic, owner } = message
  context.tab.owner = owner
  const handled = (context.queues.get(topic) ?? Promise.resolve())
    .then(() => handle(context, message))
    .catch(error => {
      context.logger?.warn('a message of a wallet was ignored', { topic, error })
      return undefined
    })
  context.queues.set(topic, handled)
  const respond = await handled
  if (context.queues.get(topic) === handled) context.queues.delete(topic)
  await respond?.()
}

/** Returns a function that sends the response, if any. */
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
  // Several tabs may know a session; one of them changes it and responds, the others read the result from storage.
  const isResponsible = owner || !context.sessions.shared
  // An event changes nothing in storage, so each tab emits it.
  if (!privateTopic && !isResponsible && payload.method !== 'wc_sessionEvent') return undefined
  if (!isNew(context, topic, payload)) return undefined
  const outcome = await attempt(context, () =>
    privateTopic ? privateTopic.receive(payload) : handleRequest(context, topic, payload),
  )
  if (outcome === undefined || (!privateTopic && !isResponsible)) return undefined
  return () => respond(context, { topic, symKey, request: payload, outcome })
}

/** Whether a request was not handled yet: the relay delivers at least once, and a wallet may seal a request twice. */
function isNew({ handled }: Context, topic: string, { id }: JsonRpcRequest): boolean {
  const key = `${topic} ${id}`
  if (handled.has(key)) return false
  handled.add(key)
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

/** Responds to a request of the wallet. Retries as long as the relay would store the response. */
async function respond(
  context: Context,
  {
    topic,
    symKey,
    request: { id, method },
    outcome,
  }: {
    readonly topic: string
    readonly symKey: Uint8Array
    readonly request: JsonRpcRequest
    readonly outcome: true | ProtocolError
  },
): Promise<void> {
  const response =
    outcome === true ? { result: true } : { error: { code: outcome.rpcCode, message: outcome.shortMessage } }
  const [tag, ttl] = responses.get(method) ?? defaultResponse
  try {
    const kind = { tag, ttl, prompt: false }
    await sendMessage(
      context,
      { topic, symKey, kind, payload: { id, ...response } },
      { deadline: ttl * 1000 },
    )
  } catch (error) {
    context.logger?.warn('a request of a wallet could not be answered', { topic, method, error })
  }
}
