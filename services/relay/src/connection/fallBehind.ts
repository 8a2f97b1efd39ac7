import type { Connection } from './types.js'

/** Remembers that what waits on a topic behind a place is still to be pushed. */
export function fallBehind(connection: Connection, topic: string, after: number): void {
  connection.behind ??= new Map()
  const before = connection.behind.get(topic)
  if (before === undefined || before > after) connection.behind.set(topic, after)
}
