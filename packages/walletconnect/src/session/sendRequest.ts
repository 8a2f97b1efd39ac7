import { sealEnvelope } from '../envelope/envelope.js'
import { AbortedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import type { RelayCallOptions } from '../relay/types.js'
import type { WalletConnectSentRequest } from '../types.js'
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

export type SendParameters = {
  readonly topic: string
  readonly symKey: Uint8Array
  /** JSON-RPC request or answer, without its version. */
  readonly payload: { readonly id: number; readonly [name: string]: unknown }
  /** How it travels. */
  readonly kind: { readonly tag: number; readonly ttl: number; readonly prompt: boolean }
}

/** Seals a message and hands it to the relay. Settles when the relay has it. */
export async function send(
  context: Context,
  { topic, symKey, payload, kind }: SendParameters,
  options?: RelayCallOptions,
): Promise<void> {
  const plaintext = JSON.stringify({ jsonrpc: '2.0', ...payload })
  const message = sealEnvelope({ symKey, plaintext })
  await context.relay.publish({ topic, message, ...kind }, options)
}
