import type { StoredSession } from '../../src/session/types.js'
import { type Expected, nothing, Refused } from './expected.js'
import { isObject } from './isObject.js'
import { readGrants } from './readGrants.js'
import { readMessage } from './readMessage.js'

const sevenDays = 604_800

/** The expected effect of each message on a session, by an independent implementation of the rules. */
export function expectSession(now: number) {
  const handled = new Set<number>()
  const lastEvents = new Map<string, number>()
  let { session, updateId, settleId } = {} as StoredSession

  function take(text: string, pendingId?: number): Expected {
    const message = readMessage(text)
    if (!message) return nothing
    const { id } = message
    if (!('method' in message)) {
      if (id !== pendingId) return nothing
      return { emitted: [], settled: 'code' in message ? { code: message.code } : { result: message.result } }
    }
    if (handled.has(id)) return nothing
    handled.add(id)
    const { topic } = session
    try {
      const emitted = act(id, message.method, message.params)
      const [, end] = emitted.find(([event]) => event === 'end') ?? []
      if (end === undefined) return { answer: { id, result: true }, emitted }
      const { reason } = end as { reason: { code: number } }
      return { answer: { id, result: true }, emitted, settled: { code: reason.code } }
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      return { answer: { id, code: refused.code }, emitted: [] }
    }

    function act(id: number, method: string, params: unknown): Expected['emitted'] {
      if (method === 'wc_sessionPing') return []
      if (method === 'wc_sessionDelete') {
        const { code, message } = isObject(params) ? params : {}
        const given = Number.isSafeInteger(code) && typeof message === 'string'
        lastEvents.clear()
        return [
          [
            'end',
            { topic, reason: given ? { code, message } : { code: 6000, message: 'User disconnected' } },
          ],
        ]
      }
      if (method === 'wc_sessionSettle') {
        if (id !== settleId) throw new Refused(1005)
        return []
      }
      if (method === 'wc_sessionUpdate') return update(id, params)
      if (method === 'wc_sessionExtend') return extend(params)
      if (method === 'wc_sessionEvent') return waitFor(id, params)
      throw new Refused(method === 'wc_sessionRequest' ? 3001 : method.startsWith('wc_') ? 10001 : 1001)
    }
  }

  function update(id: number, params: unknown): Expected['emitted'] {
    if (id === updateId) return []
    if (!isObject(params) || Math.floor(id / 1000) < Math.floor(updateId / 1000)) throw new Refused(1003)
    const granted = Object.entries(readGrants(params.namespaces))
    const taken = granted.filter(([key]) => key === 'eip155' || key.startsWith('eip155:'))
    if (taken.length === 0) throw new Refused(5104)
    session = { ...session, namespaces: Object.fromEntries(taken) }
    updateId = id
    return [['session', { session }]]
  }

  function extend(params: unknown): Expected['emitted'] {
    if (!isObject(params)) throw new Refused(1004)
    const latest = Math.floor(now / 1000) + sevenDays
    const wanted = params.expiry === undefined ? latest : params.expiry
    if (!Number.isSafeInteger(wanted) || Number(wanted) < session.expiry) throw new Refused(1004)
    const expiry = Math.min(Number(wanted), latest)
    if (expiry === session.expiry) return []
    session = { ...session, expiry }
    return [['session', { session }]]
  }

  function waitFor(id: number, params: unknown): Expected['emitted'] {
    if (!isObject(params) || !isObject(params.event)) throw new Refused(1002)
    const { chainId, event } = params
    const { name, data } = event
    if (typeof chainId !== 'string' || typeof name !== 'string') throw new Refused(1002)
    if (!/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(chainId)) throw new Refused(1002)
    const speaking = Object.entries(session.namespaces).filter(
      ([key, { chains = [], accounts }]) =>
        key === chainId ||
        chains.includes(chainId) ||
        accounts.some(account => account.startsWith(`${chainId}:`)),
    )
    if (speaking.length === 0) throw new Refused(3005)
    if (!speaking.some(([, { events }]) => events.includes(name))) throw new Refused(3002)
    if (Math.floor(id / 1000) < Math.floor((lastEvents.get(name) ?? 0) / 1000)) return []
    lastEvents.set(name, id)
    return [['event', { topic: session.topic, chainId, name, data }]]
  }

  return {
    take,
    /** Starts from a stored session. */
    begin(stored: StoredSession) {
      ;({ session, updateId, settleId } = stored)
    },
    session: () => session,
  }
}
