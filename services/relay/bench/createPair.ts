import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity, createToken } from '../test/createToken.js'
import { createTopic } from '../test/createTopic.js'

/** A publisher and a subscriber of one topic. */
export type Pair = {
  /** Publishes until `until` (`performance.now()`), at most `window` messages at a time, and records the latency of each in ms. */
  run(
    window: number,
    until: number,
  ): Promise<{ readonly delivered: number; readonly latencies: readonly number[] }>
  close(): void
}

/** A sealed request has about one kilobyte. */
const filling = 'A'.repeat(1_000)

export async function createPair(publisherUrl: string, subscriberUrl: string): Promise<Pair> {
  const topic = createTopic()
  const publisher = await open(publisherUrl)
  const subscriber = await open(subscriberUrl)
  subscriber.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }))
  await once(subscriber, 'message')
  let onDelivered = (_message: string) => {}
  subscriber.on('message', data => {
    const frame = data.toString()
    const id = frame.slice(7, 26)
    subscriber.send(`{"id":"${id}","jsonrpc":"2.0","result":true}`)
    const start = frame.indexOf('"message":"') + 11
    onDelivered(frame.slice(start, frame.indexOf('"', start)))
  })

  return {
    run: (window, until) =>
      new Promise(resolve => {
        const sent = new Map<string, number>()
        const latencies: number[] = []
        let next = 0
        let delivered = 0
        const publish = () => {
          const number = String(next++).padStart(12, '0')
          sent.set(number, performance.now())
          publisher.send(
            `{"id":${next},"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"${number}${filling}","ttl":300,"tag":1108,"prompt":true}}`,
          )
        }
        onDelivered = message => {
          const number = message.slice(0, 12)
          const now = performance.now()
          const since = sent.get(number)
          if (since === undefined) return
          sent.delete(number)
          latencies.push(now - since)
          delivered += 1
          if (now < until) publish()
          else if (sent.size === 0) resolve({ delivered, latencies })
        }
        for (let i = 0; i < window; i++) publish()
      }),
    close() {
      publisher.terminate()
      subscriber.terminate()
    },
  }
}

/** Opens a socket as a client does. */
export async function open(url: string): Promise<WebSocket> {
  const auth = createToken(createIdentity(), url)
  const socket = new WebSocket(`${url}/?auth=${auth}&projectId=bench`, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}
