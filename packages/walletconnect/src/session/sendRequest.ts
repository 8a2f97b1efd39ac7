import { sealEnvelope } from '../envelope/envelope.js'
import { AbortedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import type { RelayCallOptions } from '../relay/types.js'
import type { WalletConnectSentRequest } from '../types.js'
import type { Context } from './types.js'

export type SendMessageParameters = {
  readonly topic: string
  readonly symKey: Uint8Array
  /** JSON-RPC request or response, without its version. */
  readonly payload: { readonly id: number; readonly [name: string]: unknown }
  /** How the relay treats it. */
  readonly kind: { readonly tag: number; readonly ttl: number; readonly prompt: boolean }
}

export type SendRequestParameters = Omit<SendMessageParameters, 'payload'> & {
  readonly method: string
  readonly params: unknown
  /** Time within which the wallet has to respond, in milliseconds. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
  readonly onSent?: ((sent: WalletConnectSentRequest) => void) | undefined
}

/**
 * Sends a request and resolves to the result that the peer responds with.
 *
 * @throws ProtocolError with the peer's number; 8000 when no response came in time; 6000 or another when the session
 * ended in the meantime
 * @throws AbortedError
 */
export function sendRequest(context: Context, parameters: SendRequestParameters): Promise<unknown> {
  const { topic, method, params, timeout, signal, onSent } = parameters
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError({ cause: signal.reason }))
    const id = context.nextId()
    const timer = setTimeout(() => fail(new ProtocolError(8000)), timeout)
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
    sendMessage(context, { ...parameters, payload: { id, method, params } }, { signal })
      // The response may arrive before the relay's receipt; then no wallet has to be opened.
      .then(() => context.pending.has(id) && onSent?.({ id, topic }))
      .catch(fail)
  })
}

/** Encrypts and publishes a message. Resolves when the relay has accepted it. */
export async function sendMessage(
  context: Context,
  { topic, symKey, payload, kind }: SendMessageParameters,
  options?: RelayCallOptions,
): Promise<void> {
  const message = sealEnvelope({ symKey, plaintext: JSON.stringify({ jsonrpc: '2.0', ...payload }) })
  await context.relay.publish({ topic, message, ...kind }, options)
}
