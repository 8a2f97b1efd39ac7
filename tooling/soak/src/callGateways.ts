import { setTimeout as wait } from 'node:timers/promises'

/** Calls gateways ten times a second until the end, and counts the calls that failed, also by their reason. */
export function callGateways(url: string, paths: readonly string[]) {
  const counts = { calls: 0, failed: 0 }
  const reasons: { [reason: string]: number } = {}
  const fail = (reason: string) => {
    counts.failed += 1
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  const open = new Set<Promise<void>>()
  let isEnding = false
  const call = async (path: string) => {
    counts.calls += 1
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) })
      const text = await response.text()
      if (!response.ok) fail(`${path}: ${response.status} ${text.slice(0, 200)}`)
    } catch (error) {
      const { cause } = error as Error
      fail(`${path}: ${cause instanceof Error ? cause.message : String(error)}`)
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
    reasons,
    async end() {
      isEnding = true
      await calling
      await Promise.all(open)
    },
  }
}
