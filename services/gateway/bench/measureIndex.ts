import { rm } from 'node:fs/promises'
import { createLogger } from '@latchkit/service-base'
import { loadChains } from '../src/chains/loadChains.js'
import { openStore } from '../src/database/openStore.js'
import { type Index, openIndex } from '../src/indexer/openIndex.js'
import { readBlock } from '../src/indexer/readBlock.js'
import { createNodes } from '../src/nodes/createNodes.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'
import { createAskNode } from '../src/providers/askNode.js'
import { seedStore } from '../test/startIndexed.js'
import { type BenchChain, chainId } from './prepareChain.js'

/** No block has prices: what is measured is the index. */
const unpriced = { exchanges: new Map(), tokens: new Map(), readPrices: async () => new Map() } as const

/** Blocks that the index reads at once. */
const atOnce = 32

/** Blocks per second of an index into PGlite, and of bare reading of the same blocks and logs. */
export async function measureIndex(
  { rpcUrl, height }: BenchChain,
  runs: number,
): Promise<{ readonly indexed: number; readonly bare: number }> {
  const chains = await loadChains({ file: undefined, rpcUrls: { [chainId]: [rpcUrl] } })
  const limits = { timeout: 10_000, maxAnswerBytes: 1e8, buffered: createByteBudget(1e8) }
  const nodes = createNodes({ chains, ...limits, onOutcome: () => {} })
  const node = nodes.get(chainId)
  if (!node) throw new TypeError('the chain has no node')
  const ask = createAskNode(node, new AbortController().signal)
  const logger = createLogger({ name: 'bench', level: 'silent' })

  async function read(): Promise<number> {
    const start = performance.now()
    for (let from = 0; from <= height; from += atOnce) {
      const numbers = Array.from({ length: Math.min(atOnce, height + 1 - from) }, (_, index) => from + index)
      await Promise.all(numbers.map(number => readBlock(ask, async () => new Map(), number)))
    }
    return performance.now() - start
  }

  async function indexAll(): Promise<number> {
    const { dataDir } = await seedStore()
    const database = await openStore({ dataDir, url: undefined, onError: () => {} })
    let index: Index | undefined
    const start = performance.now()
    await new Promise<void>(resolve => {
      const onBlock = (_: string, number: number) => void (number >= height && resolve())
      index = openIndex({
        database,
        nodes,
        logger,
        chains: [chainId],
        onBlock,
        onHead: () => {},
        ...unpriced,
      })
    })
    const took = performance.now() - start
    await index?.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
    return took
  }

  const times = { bare: [] as number[], indexed: [] as number[] }
  // Turn by turn, so that both meet the same machine; the first pays for what is compiled once.
  for (let run = -1; run < runs; run++) {
    const [bare, indexed] = [await read(), await indexAll()]
    if (run >= 0) {
      times.bare.push(bare)
      times.indexed.push(indexed)
    }
  }
  const rate = (all: readonly number[]) => {
    const sorted = all.toSorted((a, b) => a - b)
    return (height + 1) / ((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) / 1000)
  }
  return { bare: rate(times.bare), indexed: rate(times.indexed) }
}
