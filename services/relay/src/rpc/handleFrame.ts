import { acknowledge } from '../connection/acknowledge.js'
import { allowCall } from '../connection/allowCall.js'
import { send } from '../connection/send.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { batchFetchMessages, batchReceive, fetchMessages } from './fetch.js'
import { approveSession, batchPublish, proposeSession, publish } from './publish.js'
import { readNumberId } from './readNumberId.js'
import { type Method, readFields } from './readParams.js'
import { RpcError, refuseCall } from './rpcError.js'
import { batchSubscribe, batchUnsubscribe, subscribe, unsubscribe } from './subscribe.js'

/** Every call that the relay answers. */
const methods: ReadonlyMap<string, Method> = new Map([
  ['irn_publish', publish],
  ['irn_batchPublish', batchPublish],
  ['irn_subscribe', subscribe],
  ['irn_batchSubscribe', batchSubscribe],
  ['irn_unsubscribe', unsubscribe],
  ['irn_batchUnsubscribe', batchUnsubscribe],
  ['irn_fetchMessages', fetchMessages],
  ['irn_batchFetchMessages', batchFetchMessages],
  ['irn_batchReceive', batchReceive],
  ['wc_proposeSession', proposeSession],
  ['wc_approveSession', approveSession],
])

const longestId = 128

/** Handles one text frame of a client: a call, or the acknowledgement of a push. */
export function handleFrame(node: RelayNode, connection: Connection, text: string): void {
  let frame: { id?: unknown; method?: unknown; params?: unknown; result?: unknown } | null
  try {
    frame = JSON.parse(text)
  } catch {
    if (allowCall(node, connection, 'null')) {
      refuseCall(node, connection, 'null', new RpcError('parse-error', 'Parse error'))
    }
    return
  }
  const id = frame?.id
  if (frame && frame.method === undefined && acknowledge(node, connection, id, text, frame.result)) return

  const answerId =
    typeof id === 'string' && id.length <= longestId
      ? JSON.stringify(id)
      : typeof id === 'number'
        ? Number.isSafeInteger(id)
          ? String(id)
          : readNumberId(text)
        : 'null'
  if (!allowCall(node, connection, answerId)) return
  if (typeof frame?.method !== 'string' || answerId === 'null' || answerId.length > longestId + 2) {
    // The answer to a push that is no longer in flight is no call: the client expects no answer to it.
    if (frame && frame.method === undefined && 'result' in frame) return
    refuseCall(node, connection, answerId, new RpcError('invalid-request', 'Invalid request'))
    return
  }
  const method = methods.get(frame.method)
  try {
    if (!method) {
      throw new RpcError('method-not-found', `Method not found: ${frame.method.slice(0, 64)}`)
    }
    const answer = method(node, connection, readFields(frame.params ?? {}))
    if (typeof answer === 'string') {
      send(node, connection, `{"id":${answerId},"jsonrpc":"2.0","result":${answer}}`)
      return
    }
    node.pendingCalls += 1
    answer
      .then(
        result => send(node, connection, `{"id":${answerId},"jsonrpc":"2.0","result":${result}}`),
        (error: unknown) => refuseCall(node, connection, answerId, error),
      )
      .finally(() => {
        node.pendingCalls -= 1
      })
  } catch (error) {
    refuseCall(node, connection, answerId, error)
  }
}
