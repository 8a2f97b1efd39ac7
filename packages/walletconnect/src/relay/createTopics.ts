import type { Call } from './createCalls.js'
import type { Connection } from './createConnection.js'

/** Subscribed topics by tab. */
export type Topics = {
  /** Returns the live set of one tab. */
  of(tab: string): Set<string>
  all(): ReadonlySet<string>
  /** Replaces the topics of one tab. Returns those that no tab subscribes to any more. */
  replace(tab: string, topics: readonly string[]): readonly string[]
  /** Removes all tabs except the current tab. */
  keepOnly(tab: string): void
}

export function createTopics(): Topics {
  const tabs = new Map<string, Set<string>>()

  function of(tab: string): Set<string> {
    const topics = tabs.get(tab) ?? new Set()
    tabs.set(tab, topics)
    return topics
  }

  function all(): ReadonlySet<string> {
    return new Set([...tabs.values()].flatMap(topics => [...topics]))
  }

  return {
    of,
    all,
    replace(tab, topics) {
      const before = [...of(tab)]
      of(tab).clear()
      for (const topic of topics) of(tab).add(topic)
      const left = all()
      return before.filter(topic => !left.has(topic))
    },
    keepOnly(tab) {
      for (const other of tabs.keys()) if (other !== tab) tabs.delete(other)
    },
  }
}

/** Calls the relay for a tab, and adds the topic that the call subscribes to those of the tab. */
export async function callRelay(
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
    // Before the caller continues: if the socket closed in the meantime, the topic would not be subscribed again.
    const topic = String(params.pairingTopic)
    topics.of(tab).add(topic)
    connection.adopt(topic)
  }
  return result
}
