import { sealEnvelope } from '../envelope/sealEnvelope.js'
import type { RelayCallOptions } from '../relay/types.js'
import type { Context } from './types.js'

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
