import { once } from 'node:events'
import { expect, test } from 'vitest'
import { connect } from './connect.js'
import { createTopic } from './createTopic.js'
import { createStart } from './describeDrivers.js'

const start = createStart()

// The client reads frames by `ws`, which ends a connection that breaks the protocol.
test('a text arrives whole, whatever the length of its frame and its characters', async () => {
  const relay = await start()
  const topic = createTopic()
  const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url)]
  await subscriber.call('irn_subscribe', { topic })
  // Answers around 125 bytes, the longest frame with a short header.
  for (let length = 1; length <= 130; length++) {
    const id = 'ä'.repeat(length % 2).padEnd(length, 'x')
    const answer = await publisher.send(
      JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_unsubscribe', params: { topic } }),
    )
    expect(JSON.parse(answer).id).toBe(JSON.stringify(id).length > 130 ? null : id)
  }
  const publish = (message: string) => publisher.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
  await publish('first')
  const [first] = await subscriber.waitForPushes(1)
  const around = (first?.frame.length ?? 0) - 'first'.length
  // Pushes around 65,535 bytes, the longest frame with a header of four bytes.
  const texts = [-1, 0, 1].map(more => `${more}`.padEnd(65_535 - around + more, 'x'))
  texts.push('ä€🜁\u2028 "\\\n', `"${'ß'.repeat(32_000)}`)
  for (const message of texts) expect(await publish(message)).toMatchObject({ result: true })
  const pushes = await subscriber.waitForPushes(1 + texts.length)
  expect(pushes.slice(1).map(({ message }) => message)).toEqual(texts)
})

test('what was answered before a client is disconnected arrives before the closing frame', async () => {
  const relay = await start({ limits: { rate: 1, burst: 5 } })
  const { socket, closed } = await connect(relay.url)
  const frames: string[] = []
  socket.on('message', data => frames.push(String(data)))
  const call = { jsonrpc: '2.0', method: 'irn_unsubscribe', params: { topic: createTopic() } }
  // In one write, so that the relay reads all of them in one turn.
  socket.pause()
  for (let id = 0; id < 11; id++) socket.send(JSON.stringify({ id, ...call }))
  socket.resume()
  expect(await closed).toEqual({ code: 1_008, reason: 'Limit exceeded: rate' })
  expect(frames.map(frame => JSON.parse(frame).id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close')
})
