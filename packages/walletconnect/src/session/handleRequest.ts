import { seenLimit, sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { isChainId, namespaceOf } from '../namespaces/caip.js'
import { grants, readNamespaces } from '../namespaces/granted.js'
import { isRecord } from '../validate.js'
import { endExpired, endSession, keepSession } from './sessions.js'
import type { Context, Handler, JsonRpcRequest } from './types.js'

/** Sees to a wallet's request on the topic of a session. */
export function answerSession(context: Context, topic: string, request: JsonRpcRequest): true | undefined {
  const stored = context.sessions.get(topic)
  if (!stored || endExpired(context, stored.session)) return undefined
  const handler = handlers.get(request.method)
  if (!handler) throw new ProtocolError(unsupported(request.method))
  const { id, method } = request
  if (context.past.has(`${topic} ${id}`)) return true
  handler(context, stored, request)
  // The others are noted by what they change.
  if (method === 'wc_sessionEvent' || method === 'wc_sessionExtend') noteSeen(context, topic, id)
  return true
}

/**
 * `wc_sessionSettle` of a session that is settled. The relay delivers it again when the page was loaded anew before it
 * could answer; another one is refused.
 */
export const onSettleAgain: Handler = (_context, { settleId }, { id }) => {
  if (id !== settleId) throw new ProtocolError(1005)
}

/**
 * `wc_sessionUpdate`: the wallet changes what it grants. It may add chains, such as one that the dapp asked it to
 * add, but no namespace that was never proposed.
 */
export const onUpdate: Handler = (context, stored, { id, params }) => {
  // Delivered again after a reload.
  if (id === stored.updateId) return
  if (!isRecord(params) || isOlder(id, stored.updateId)) throw new ProtocolError(1003)
  const granted = Object.entries(readNamespaces(params.namespaces))
  const taken = granted.filter(([key]) => stored.namespaces.includes(namespaceOf(key)))
  if (taken.length === 0) throw new ProtocolError(5104)
  const session = { ...stored.session, namespaces: Object.fromEntries(taken) }
  keepSession(context, { ...stored, updateId: id, session })
}

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

/** `wc_sessionEvent`: something happened in the wallet that it may tell. */
export const onEvent: Handler = (context, { session }, { id, params }) => {
  if (!isRecord(params) || !isRecord(params.event)) throw new ProtocolError(1002)
  const { chainId, event } = params
  const { name, data } = event
  if (!isChainId(chainId) || typeof name !== 'string') throw new ProtocolError(1002)
  const granted = grants(session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005)
  if (!granted.some(({ events }) => events.includes(name))) throw new ProtocolError(3002)

  const { topic } = session
  const key = `${topic} ${name}`
  if (isOlder(id, context.lastEvents.get(key) ?? 0)) return
  context.lastEvents.set(key, id)
  context.emitter.emit('event', { topic, chainId, name, data })
}

/** `wc_sessionPing`: the answer is all there is to it. */
export const onPing: Handler = () => {}

/** `wc_sessionDelete`: the wallet ends the session, whatever reason it gives. */
export const onDelete: Handler = (context, { session }, { params }) => {
  const { code, message } = isRecord(params) ? params : {}
  const reason =
    typeof code === 'number' && Number.isSafeInteger(code) && typeof message === 'string'
      ? { code, message }
      : { code: 6000, message: 'User disconnected' }
  endSession(context, session.topic, reason)
}

/** What a wallet may ask of a session, and who sees to it. */
export const handlers: ReadonlyMap<string, Handler> = /*#__PURE__*/ new Map([
  ['wc_sessionSettle', onSettleAgain],
  ['wc_sessionUpdate', onUpdate],
  ['wc_sessionExtend', onExtend],
  ['wc_sessionEvent', onEvent],
  ['wc_sessionPing', onPing],
  ['wc_sessionDelete', onDelete],
])

/** Whether a request was made in an earlier millisecond than another one; ids are milliseconds and three digits. */
export function isOlder(id: number, than: number): boolean {
  return Math.floor(id / 1000) < Math.floor(than / 1000)
}

/**
 * Notes with its session that a request was seen to, so that a relay cannot have it seen to again after a reload. Ids
 * say nothing of the order: the clock of a wallet may go back.
 */
export function noteSeen({ sessions, tab }: Context, topic: string, id: number): void {
  const stored = sessions.get(topic)
  if (!stored || (sessions.shared && !tab.owner)) return
  sessions.put({ ...stored, seen: [...(stored.seen ?? []), id].slice(-seenLimit) })
}

/** Why a dapp does not see to a method. */
export function unsupported(method: string): number {
  // A session grants the wallet no methods.
  if (method === 'wc_sessionRequest') return 3001
  return method.startsWith('wc_') ? 10001 : 1001
}
