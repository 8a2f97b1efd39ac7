import { createPair } from './createPair.js'
import { readProcess } from './readProcess.js'

export type PairsFigures = {
  readonly perSecond: number
  /** Deliveries per CPU second of all nodes. */
  readonly perCpuSecond: number
  /** Milliseconds from publish to delivery, with one message at a time per pair. */
  readonly p50: number
  readonly p99: number
}

const seconds = Number(process.env.RELAY_BENCH_SECONDS ?? 4)
const window = 64

/** Returns the nodes of the publisher and of the subscriber of a pair. */
export type PickNodes = (index: number) => readonly [string, string]

/** Measures throughput with many messages in flight, and latency with one. */
export async function measurePairs(
  urls: readonly string[],
  count: number,
  pickNodes: PickNodes,
): Promise<PairsFigures> {
  const pairs = await Promise.all(
    Array.from({ length: count }, (_, index) => createPair(...pickNodes(index))),
  )
  const run = async (size: number, time: number) => {
    const since = performance.now()
    const runs = await Promise.all(pairs.map(pair => pair.run(size, since + time * 1_000)))
    const elapsed = (performance.now() - since) / 1_000
    const latencies = runs.flatMap(({ latencies }) => latencies).sort((one, other) => one - other)
    return { delivered: latencies.length, elapsed, latencies }
  }
  await run(window, 1)
  const cpu = async () =>
    (await Promise.all(urls.map(readProcess))).reduce((sum, figures) => sum + figures.cpu, 0)
  const before = await cpu()
  const full = await run(window, seconds)
  const used = (await cpu()) - before
  const single = await run(1, seconds / 2)
  for (const pair of pairs) pair.close()
  const quantile = (share: number) =>
    single.latencies[Math.floor(single.latencies.length * share)] ?? Number.NaN
  return {
    perSecond: full.delivered / full.elapsed,
    perCpuSecond: full.delivered / used,
    p50: quantile(0.5),
    p99: quantile(0.99),
  }
}
