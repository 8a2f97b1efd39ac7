import { type RelayOptions, type RunningRelay, startRelay } from '@latchkit/relay'
import { expect, onTestFinished } from 'vitest'
import { toHex } from '../src/crypto/encoding.js'
import { randomBytes } from '../src/crypto/webCrypto.js'
import { type CreateRelayParameters, createRelay } from '../src/relay/createRelay.js'
import type { Relay, RelayMessage } from '../src/relay/types.js'
import { memoryStorage } from './memoryStorage.js'

/** An unused topic. */
export const newTopic = () => toHex(randomBytes(32))
/** A text that a relay accepts as an envelope. */
export const message = (text: string) => Buffer.from(text).toString('base64')

/** A real relay, closed with the test. */
export async function serve(options: RelayOptions = {}): Promise<RunningRelay> {
  const server = await startRelay({ port: 0, ...options })
  onTestFinished(() => server.close())
  return server
}

/** A client of it, destroyed with the test. */
export function open(relayUrl: string, parameters: Partial<CreateRelayParameters> = {}): Relay {
  const relay = createRelay({ relayUrl, storage: memoryStorage(), storageKey: 'test', ...parameters })
  onTestFinished(() => relay.destroy())
  return relay
}

/** Deliveries of a relay, as texts, and a wait for a number of them. */
export function collect(relay: Relay) {
  const messages: RelayMessage[] = []
  relay.onMessage(one => void messages.push(one))
  const texts = () => messages.map(one => Buffer.from(one.message, 'base64').toString())
  return {
    messages,
    texts,
    wait: (...wanted: string[]) => expect.poll(texts).toEqual(wanted),
  }
}

export async function waitForStatus(relay: Relay, status: string): Promise<void> {
  await expect.poll(() => relay.getStatus()).toBe(status)
}

export function publish(relay: Relay, topic: string, text: string, deadline?: number): Promise<void> {
  return relay.publish({ topic, message: message(text), ttl: 300, tag: 1108, prompt: true }, { deadline })
}
