import { setTimeout as wait } from 'node:timers/promises'
import type { RawData, WebSocket } from 'ws'
import { createTopic } from '../test/createTopic.js'
import { open } from './createPair.js'

const topicCount = 500
const messagesPerTopic = 512
const batchSize = 500
/** Batches that one client may publish before its rate holds. */
const batchesPerClient = 15
const pipelined = 12

/** Largest delay in ms of the calls of one client, while another one pipelines the heaviest calls there are. */
export type BystanderFigures = { readonly [method: string]: number }

/** Fills topics and measures how long a bystander waits behind calls that read all of them. */
export async function measureBystander(url: string): Promise<BystanderFigures> {
  const topics = await fill(url)
  const bystander = await open(url)
  const receipts = topics.map(topic => ({ topic, messageId: 'none' }))
  const figures: { [method: string]: number } = {}
  for (const [method, params] of Object.entries({
    irn_batchFetchMessages: { topics },
    irn_batchReceive: { receipts },
    irn_batchSubscribe: { topics },
  })) {
    const stranger = await open(url)
    stranger.setMaxListeners(pipelined + 10)
    const answered = Promise.all(
      Array.from({ length: pipelined }, (_, id) => call(stranger, id, method, params)),
    )
    const end = answered.then(() => true)
    let largest = 0
    for (let id = 0; ; id++) {
      const since = performance.now()
      await call(bystander, id, 'irn_unsubscribe', { topic: topics[0] })
      largest = Math.max(largest, performance.now() - since)
      if (await Promise.race([end, wait(2, false)])) break
    }
    figures[method] = largest
    stranger.terminate()
  }
  bystander.terminate()
  return figures
}

async function fill(url: string): Promise<readonly string[]> {
  const topics = Array.from({ length: topicCount }, createTopic)
  const total = topicCount * messagesPerTopic
  let client = await open(url)
  for (let sent = 0, batch = 0; sent < total; batch++) {
    if (batch === batchesPerClient) {
      client.terminate()
      client = await open(url)
      batch = 0
    }
    const messages = Array.from({ length: Math.min(batchSize, total - sent) }, (_, index) => {
      const number = sent + index
      const message = String.fromCodePoint(0x4e00 + Math.floor(number / topicCount))
      return { topic: topics[number % topicCount], message, ttl: 300, tag: 1 }
    })
    await call(client, batch, 'irn_batchPublish', { messages })
    sent += messages.length
  }
  client.terminate()
  return topics
}

function call(socket: WebSocket, id: number, method: string, params: object): Promise<void> {
  return new Promise(resolve => {
    const onMessage = (data: RawData) => {
      if (!String(data).startsWith(`{"id":${id},`)) return
      socket.off('message', onMessage)
      resolve()
    }
    socket.on('message', onMessage)
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
  })
}
