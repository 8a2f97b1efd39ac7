import {
  type FrameLane,
  type FrameRequest,
  frameLanes,
  getFrameLane,
  isWithinLimits,
  parseRequest,
  rpcCodes,
} from '@latchkit/secure-frame-client/protocol'
import { FrameError, toErrorPayload } from '../FrameError.js'
import type { Channel } from './openChannel.js'

/** Ids that are remembered, so that a message that is sent again is not carried out again. */
const rememberedIds = 4096

/** Answers one request with the payload of its success, or throws a `FrameError`. */
export type HandleRequest = (request: FrameRequest) => Promise<unknown>

/**
 * Reads the messages of the page and answers each id exactly once. Rejects an id that was used before, and a request whose
 * lane is full. Approvals are not counted here: a submitted request makes room for the next before it is answered. `log`
 * gets the type of each request and the end of its answer, without their payloads, which may be secret.
 */
export function answerRequests(
  channel: Channel,
  handle: HandleRequest,
  log: (text: string) => void = () => {},
): (message: unknown) => void {
  const ids = new Set<string>()
  const open = new Map<FrameLane, number>()
  const count = (lane: FrameLane, change: number) => open.set(lane, (open.get(lane) ?? 0) + change)

  function remember(id: string): boolean {
    if (ids.has(id)) return false
    ids.add(id)
    if (ids.size > rememberedIds) for (const oldest of ids) return ids.delete(oldest)
    return true
  }

  return message => {
    const parsed = parseRequest(message)
    if (parsed.status === 'dropped') return
    const { id, type } = parsed.status === 'request' ? parsed.request : parsed
    const fail = (error: unknown) =>
      channel.post({ id, type: `${type}_ERROR`, payload: toErrorPayload(error) })
    if (!remember(id)) return fail(new FrameError(rpcCodes.invalidRequest, 'Invalid input'))
    if (parsed.status === 'refused') return channel.post({ id, type: `${type}_ERROR`, payload: parsed.error })
    const { request } = parsed
    const method = request.type === 'RPC_REQUEST' ? request.payload.method : undefined
    const lane = getFrameLane(request.type, method)
    const report = (...parts: readonly (string | number | undefined)[]) =>
      log(parts.filter(part => part !== undefined).join(' '))
    report(type, method)
    if (lane !== 'approval' && (open.get(lane) ?? 0) >= frameLanes[lane].open)
      return fail(new FrameError(rpcCodes.limitExceeded, 'Too many requests are pending'))
    count(lane, 1)
    const answer = (payload: unknown) => {
      const message = { id, type: `${type}_SUCCESS`, ...(payload === undefined ? {} : { payload }) }
      // The client would drop it, and its caller wait for the time-out.
      if (isWithinLimits(message)) channel.post(message)
      else fail(new FrameError(rpcCodes.limitExceeded, 'The answer is too large'))
    }
    handle(request)
      .then(
        payload => {
          report(`${type}_SUCCESS`, method)
          answer(payload)
        },
        error => {
          report(`${type}_ERROR`, method, toErrorPayload(error).code)
          fail(error)
        },
      )
      .finally(() => count(lane, -1))
  }
}
