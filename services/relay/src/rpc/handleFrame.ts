import { acknowledge } from '../connection/acknowledge.js'
import { allowCall } from '../connection/allowCall.js'
import { endConnection } from '../connection/endConnection.js'
import { send } from '../connection/send.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { batchFetchMessages, batchReceive, fetchMessages } from './fetch.js'
import { isDeep } from './isDeep.js'
import { approveSession, batchPublish, proposeSession, publish } from './publish.js'
import { readNumberId } from './readNumberId.js'
import { isObject, type Method, type Params, readFields } from './readParams.js'
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

const longestReceipt = 64

/** Characters of the longest id that is repeated in an answer. */
const longestId = 130

/** Handles one text frame of a client: a call, or the acknowledgement of a push. */
export function handleFrame(node: RelayNode, connection: Connection, text: string): void {
  const receipt = readReceipt(text)
  if (receipt !== undefined && acknowledge(node, connection, receipt, true)) return
  const frame = parseFrame(text)
  if (frame instanceof RpcError) {
    if (allowCall(node, connection, 'null')) refuseCall(node, connection, 'null', frame)
    return
  }
  const { id, method: name } = frame
  const isAnswer = name === undefined
  if (isAnswer) {
    const key = typeof id === 'string' ? id : typeof id === 'number' ? readNumberId(text) : ''
    if (acknowledge(node, connection, key, frame.result)) return
  }

  const answerId = readAnswerId(id, text)
  if (!allowCall(node, connection, answerId)) return
  if (typeof name !== 'string' || answerId === 'null') {
    // The answer to a push that is no longer in flight is not a call: the client expects no answer to it.
    if (isAnswer && frame.result !== undefined) return
    refuseCall(node, connection, answerId, new RpcError('invalid-request', 'Invalid request'))
    return
  }
  const method = methods.get(name)
  try {
    if (!method) throw new RpcError('method-not-found', `Method not found: ${name.slice(0, 64)}`)
    const result = method(node, connection, readFields(frame.params ?? {}), {
      isPlain: !text.includes('\\'),
    })
    if (typeof result === 'string') answer(node, connection, answerId, result)
    else void answerLater(node, connection, answerId, result)
  } catch (error) {
    refuseCall(node, connection, answerId, error)
  }
}

function answer(node: RelayNode, connection: Connection, id: string, result: string): void {
  send(node, connection, `{"id":${id},"jsonrpc":"2.0","result":${result}}`)
}

/** One function for a call that waits for the mailbox: each promise of a chain would live as long as the call. */
async function answerLater(
  node: RelayNode,
  connection: Connection,
  id: string,
  result: Promise<string>,
): Promise<void> {
  node.pendingCalls += 1
  try {
    answer(node, connection, id, await result)
  } catch (error) {
    try {
      refuseCall(node, connection, id, error)
    } catch (failure) {
      endConnection(node, connection, failure)
    }
  } finally {
    node.pendingCalls -= 1
  }
}

/** The answer to a push as most clients write it. */
const receiptForm = /^\{"id":(?:"(\d{19})"|(\d{19})),"jsonrpc":"2\.0","result":true\}$/

/** Returns the id of the push that a frame acknowledges, without parsing it. `undefined` for another form. */
function readReceipt(text: string): string | undefined {
  if (text.length > longestReceipt) return undefined
  const [, asText, asNumber] = receiptForm.exec(text) ?? []
  return asText ?? asNumber
}

/** Returns the fields of a frame, or why it is none: JSON may be a number, a text or a list as well. */
function parseFrame(text: string): Params | RpcError {
  try {
    if (isDeep(text)) return new RpcError('invalid-request', 'Invalid request: values are nested too deeply')
    const frame: unknown = JSON.parse(text)
    if (isObject(frame)) return frame
    return new RpcError('invalid-request', 'Invalid request')
  } catch {
    return new RpcError('parse-error', 'Parse error')
  }
}

/** Returns the id of a call as JSON: `null` when there is none, when it is of another type, and when it is too long. */
function readAnswerId(id: unknown, text: string): string {
  // A long text is not escaped first, which takes six times its length.
  if (typeof id === 'string' && id.length > longestId) return 'null'
  const isLarge = typeof id === 'number' && !Number.isSafeInteger(id)
  const json = isLarge
    ? readNumberId(text)
    : typeof id === 'string' || typeof id === 'number'
      ? JSON.stringify(id)
      : 'null'
  return json.length > longestId ? 'null' : json
}
