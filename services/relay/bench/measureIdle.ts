import { setTimeout as wait } from 'node:timers/promises'
import { createTopic } from '../test/createTopic.js'
import { open } from './createPair.js'
import { readProcess } from './readProcess.js'

/** Resident bytes per idle connection with one topic. */
export async function measureIdle(url: string, count: number): Promise<number> {
  // The first connections allocate what all of them share. The largest part is the memory in which V8 makes objects: the
  // handshakes of about a thousand fill it once.
  const sockets = await openMany(url, 2_000)
  const before = await settle(url)
  sockets.push(...(await openMany(url, count)))
  const after = await settle(url)
  for (const socket of sockets) socket.terminate()
  return (after - before) / count
}

async function openMany(url: string, count: number) {
  const sockets = []
  for (let start = 0; start < count; start += 100) {
    sockets.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - start) }, () => open(url)))),
    )
  }
  for (const socket of sockets) {
    socket.send(`{"id":1,"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${createTopic()}"}}`)
  }
  return sockets
}

/** Returns the lowest resident memory within some seconds, so that garbage of the handshakes is not counted. */
async function settle(url: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 6; i++) {
    await wait(500)
    least = Math.min(least, (await readProcess(url)).rss)
  }
  return least
}
