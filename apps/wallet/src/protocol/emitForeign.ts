import type { Context } from './context.js'

/** Emits an event that no app was granted. The kit refuses to, so this goes past it. */
export async function emitForeign(
  { kit }: Pick<Context, 'kit'>,
  topic: string,
  chainId: string,
): Promise<void> {
  const { crypto: cipher, relayer } = kit.core
  const id = Date.now() * 1000 + Math.floor(Math.random() * 1000)
  const event = { name: 'latchkit_notGranted', data: 'nobody asked' }
  const request = { id, jsonrpc: '2.0', method: 'wc_sessionEvent', params: { event, chainId } }
  const message = await cipher.encode(topic, request)
  await relayer.publish(topic, message, { tag: 1110, ttl: 300, prompt: true })
}
