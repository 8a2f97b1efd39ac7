import { seenLimit, sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { isChainId, namespaceOf } from '../namespaces/caip.js'
import { namespacesOfChain, readNamespaces } from '../namespaces/granted.js'
import { isRecord } from '../validate.js'
import { endIfExpired, endSession, saveSession, userDisconnected } from './sessions.js'
import type { Context, JsonRpcRequest, StoredSession } from './types.js'

/** Handles a request of the wallet. Refuses it by throwing a `ProtocolError`. */
type Handler = (context: Context, stored: StoredSession, request: JsonRpcRequest) => void

/** Handles a wallet's request on the topic of a session. Returns `undefined` if the session does not exist. */
export function handleRequest(context: Context, topic: string, request: JsonRpcRequest): true | undefined {
  const stored = context.sessions.get(topic)
  if (!stored || endIfExpired(context, stored.session)) return undefined
  const { id, method } = request
  const handler = handlers.get(method)
  if (!handler) throw new ProtocolError(unsupportedCode(method))
  // Repeating one of the other requests changes nothing.
  const isOnce = method === 'wc_sessionEvent' || method === 'wc_sessionExtend'
  if (context.handledBefore.has(`${topic} ${id}`)) return true
  if (isOnce && id <= (context.forgottenBefore.get(topic) ?? 0)) return true
  handler(context, stored, request)
  if (isOnce) rememberHandled(context, topic, id)
  return true
}

/** Returns the error code for a method that a dapp does not support. */
export function unsupportedCode(method: string): number {
  // A session grants the wallet no methods.
  if (method === 'wc_sessionRequest') return 3001
  return method.startsWith('wc_') ? 10001 : 1001
}

/**
 * Stores the id of a handled request with its session, so that a relay cannot repeat the request after a reload. Ids
 * do not show the order of requests, since the clock of a wallet may go back: only the ids that no longer fit are kept
 * as one number, up to which every id counts as handled.
 */
function rememberHandled({ sessions, tab }: Context, topic: string, id: number): void {
  const stored = sessions.get(topic)
  if (!stored || (sessions.shared && !tab.owner)) return
  const seen = [...(stored.seen ?? []), id]
  const forgotten = Math.max(stored.forgotten ?? 0, ...seen.slice(0, -seenLimit))
  sessions.put({ ...stored, seen: seen.slice(-seenLimit), ...(forgotten > 0 && { forgotten }) })
}

/**
 * `wc_sessionSettle` of a settled session. The relay delivers it again when the page was reloaded before it could
 * respond; any other settlement is refused.
 */
const onSettleAgain: Handler = (_context, { settleId }, { id }) => {
  if (id !== settleId) throw new ProtocolError(1005)
}

/**
 * `wc_sessionUpdate`: the wallet changes the granted namespaces. It may add chains, such as one that the dapp asked
 * it to add, but no namespace that was not proposed.
 */
const onUpdate: Handler = (context, stored, { id, params }) => {
  // The relay delivered it again after a reload.
  if (id === stored.updateId) return
  if (!isRecord(params) || isOlder(id, stored.updateId)) throw new ProtocolError(1003)
  const granted = Object.entries(readNamespaces(params.namespaces))
  const kept = granted.filter(([key]) => stored.namespaces.includes(namespaceOf(key)))
  if (kept.length === 0) throw new ProtocolError(5104)
  const session = { ...stored.session, namespaces: Object.fromEntries(kept) }
  saveSession(context, { ...stored, updateId: id, session })
}

/** `wc_sessionExtend`: the wallet extends the session by at most seven days from now. It cannot shorten it. */
const onExtend: Handler = (context, stored, { params }) => {
  if (!isRecord(params)) throw new ProtocolError(1004)
  const { session } = stored
  const longest = Math.floor(Date.now() / 1000) + sevenDays
  const requested = params.expiry
  if (requested !== undefined && (typeof requested !== 'number' || !Number.isSafeInteger(requested)))
    throw new ProtocolError(1004)
  const expiry = Math.min(requested ?? longest, longest)
  if (expiry < session.expiry) throw new ProtocolError(1004)
  if (expiry > session.expiry) saveSession(context, { ...stored, session: { ...session, expiry } })
}

/** `wc_sessionEvent`: the wallet emits an event that the session grants. */
const onEvent: Handler = (context, { session }, { id, params }) => {
  if (!isRecord(params) || !isRecord(params.event)) throw new ProtocolError(1002)
  const { chainId, event } = params
  const { name, data } = event
  if (!isChainId(chainId) || typeof name !== 'string') throw new ProtocolError(1002)
  const granted = namespacesOfChain(session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005)
  if (!granted.some(({ events }) => events.includes(name))) throw new ProtocolError(3002)

  const { topic } = session
  const key = `${topic} ${name}`
  if (isOlder(id, context.lastEvents.get(key) ?? 0)) return
  context.lastEvents.set(key, id)
  context.emitter.emit('event', { topic, chainId, name, data })
}

/** `wc_sessionDelete`: the wallet ends the session, for any reason. */
const onDelete: Handler = (context, { session }, { params }) => {
  const { code, message } = isRecord(params) ? params : {}
  const reason =
    typeof code === 'number' && Number.isSafeInteger(code) && typeof message === 'string'
      ? { code, message }
      : userDisconnected
  endSession(context, session.topic, reason)
}

const handlers: ReadonlyMap<string, Handler> = /*#__PURE__*/ new Map([
  ['wc_sessionSettle', onSettleAgain],
  ['wc_sessionUpdate', onUpdate],
  ['wc_sessionExtend', onExtend],
  ['wc_sessionEvent', onEvent],
  // A ping needs only the response.
  ['wc_sessionPing', () => {}],
  ['wc_sessionDelete', onDelete],
])

/** Whether a request is from an earlier millisecond than another; ids are milliseconds and three digits. */
function isOlder(id: number, than: number): boolean {
  return Math.floor(id / 1000) < Math.floor(than / 1000)
}
