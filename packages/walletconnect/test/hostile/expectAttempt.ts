import { type Expected, nothing, Refused } from './expected.js'
import { expectSettlement } from './expectSettlement.js'
import { isObject } from './isObject.js'
import { readMessage } from './readMessage.js'
import type { Approved, Scan } from './startWallet.js'

/** The expected effect of each message on the pairing of a proposal, or on the session that the wallet approved. */
export function expectAttempt(now: number, scan: Scan, approved: Approved) {
  const handled = new Set<string>()
  const responders = new Set([keyOf(approved.publicKey)])

  function refuse(method: string): never {
    throw new Refused(method === 'wc_sessionRequest' ? 3001 : method.startsWith('wc_') ? 10001 : 1001)
  }

  return {
    /** How many session topics the relay is to deliver. */
    topics: () => responders.size,
    take(topic: string, text: string): Expected {
      const message = readMessage(text)
      if (!message) return nothing
      const { id } = message
      if (!('method' in message)) {
        if (topic !== scan.topic || id !== scan.id) return nothing
        if ('code' in message) return { emitted: [], settled: { code: message.code } }
        const key = isObject(message.result) ? message.result.responderPublicKey : undefined
        const isGood = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) && !/^0+$/.test(key)
        if (isGood && responders.size < 4) responders.add(keyOf(key))
        return nothing
      }
      if (handled.has(`${topic} ${id}`)) return nothing
      handled.add(`${topic} ${id}`)
      const { method, params } = message
      try {
        if (topic === scan.topic) {
          if (method === 'wc_pairingPing') return { answer: { id, result: true }, emitted: [] }
          if (method === 'wc_pairingDelete')
            return { answer: { id, result: true }, emitted: [], settled: { code: 6000 } }
          return refuse(method)
        }
        if (method !== 'wc_sessionSettle') return refuse(method)
        const session = expectSettlement(params, {
          topic,
          pairingTopic: scan.topic,
          publicKey: approved.publicKey,
          chains: ['eip155:1', 'eip155:10'],
          methods: ['personal_sign', 'eth_sendTransaction'],
          now,
        })
        return {
          answer: { id, result: true },
          emitted: [['session', { session }]],
          settled: { result: session },
        }
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused
        const { code } = refused
        // The user approved nothing that the app can use.
        const isOver = code >= 5100 && code <= 5104
        return { answer: { id, code }, emitted: [], settled: isOver ? { code } : undefined }
      }
    },
  }
}

/** The same for keys that mean the same: x25519 ignores the highest bit (RFC 7748 §5). */
function keyOf(hex: string): string {
  const bytes = Buffer.from(hex, 'hex')
  bytes[31] = (bytes[31] ?? 0) & 127
  return bytes.toString('hex')
}
