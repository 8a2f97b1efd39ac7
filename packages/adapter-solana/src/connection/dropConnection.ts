import type { Runtime } from '../types.js'

/** Takes a connection away without a word to the wallet. Another one becomes active, if there is one. */
export function dropConnection(runtime: Runtime, id: string): void {
  const { connections } = runtime
  connections.delete(id)
  if (runtime.current === id) runtime.current = [...connections.keys()].at(-1)
}
