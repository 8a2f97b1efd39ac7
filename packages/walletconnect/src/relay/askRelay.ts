import type { Call } from './createCalls.js'
import type { Connection } from './createConnection.js'
import type { Topics } from './createTopics.js'

/** Asks the relay for a tab, and keeps in mind what that tab wants delivered from then on. */
export async function askRelay(
  { connection, topics }: { readonly connection: Connection; readonly topics: Topics },
  { tab, method, params }: Call,
  signal: AbortSignal,
): Promise<unknown> {
  if (method === 'irn_subscribe') {
    const topic = String(params.topic)
    topics.of(tab).add(topic)
    return connection.subscribe(topic, signal)
  }
  const result = await connection.call(method, params, signal)
  if (method === 'wc_proposeSession') {
    // At once: were the socket lost before the caller hears of it, nobody would subscribe the next one.
    const topic = String(params.pairingTopic)
    topics.of(tab).add(topic)
    connection.adopt(topic)
  }
  return result
}
