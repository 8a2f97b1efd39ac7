import { setTimeout as wait } from 'node:timers/promises'

/** Calls gateways ten times a second until the end, and counts the calls that failed. */
export function callGateways(url: string, paths: readonly string[]) {
  const counts = { calls: 0, failed: 0 }
  const open = new Set<Promise<void>>()
  let isEnding = false
  const call = async (path: string) => {
    counts.calls += 1
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) })
      await response.arrayBuffer()
      if (!response.ok) counts.failed += 1
    } catch {
      counts.failed += 1
    }
  }
  const calling = (async () => {
    for (let turn = 0; !isEnding; turn++) {
      const called = call(paths[turn % paths.length] ?? '/')
      open.add(called)
      void called.finally(() => open.delete(called))
      await wait(100)
    }
  })()
  return {
    counts,
    async end() {
      isEnding = true
      await calling
      await Promise.all(open)
    },
  }
}
