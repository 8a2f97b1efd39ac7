import { AbortedError } from '../errors/AbortedError.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import type { WalletConnectSentRequest } from '../types.js'
import { type SendParameters, send } from './send.js'
import type { Context } from './types.js'

export type AskParameters = Omit<SendParameters, 'payload'> & {
  readonly method: string
  readonly params: unknown
  /** How long the wallet has to answer, in milliseconds. */
  readonly life: number
  readonly signal?: AbortSignal | undefined
  readonly onSent?: ((sent: WalletConnectSentRequest) => void) | undefined
}

/**
 * Sends a request and settles with the peer's answer.
 *
 * @throws ProtocolError with the peer's number, 8000 when no answer came in time, 6000 and others when the session
 * ended meanwhile
 * @throws AbortedError
 */
export function ask(context: Context, parameters: AskParameters): Promise<unknown> {
  const { topic, method, params, life, signal, onSent } = parameters
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError({ cause: signal.reason }))
    const id = context.nextId()
    const timer = setTimeout(() => fail(new ProtocolError(8000)), life)
    const abort = () => fail(new AbortedError({ cause: signal?.reason }))
    signal?.addEventListener('abort', abort)

    function end(settle: () => void) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      context.pending.delete(id)
      settle()
    }
    function fail(error: unknown) {
      end(() => reject(error))
    }

    context.pending.set(id, {
      topic,
      fail,
      receive: response =>
        end(() =>
          'error' in response
            ? reject(new ProtocolError(response.error.code, { details: response.error.message }))
            : resolve(response.result),
        ),
    })
    send(context, { ...parameters, payload: { id, method, params } }, { signal })
      // An answer may overtake the relay's receipt; nobody needs to open a wallet then.
      .then(() => context.pending.has(id) && onSent?.({ id, topic }))
      .catch(fail)
  })
}
