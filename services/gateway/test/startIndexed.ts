import type { Database } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { loadChains } from '../src/chains/loadChains.js'
import { type RunningGateway, startGateway } from '../src/exports/index.js'
import { createIndexer } from '../src/indexer/createIndexer.js'
import { createNodes } from '../src/rpc/createNodes.js'
import { createByteBudget } from '../src/rpc/readAnswer.js'

/** The chain that tests index. */
export const chainId = 'eip155:31337'

/** Settles when a gateway has indexed a block. */
export async function untilIndexed(url: string, block: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      const [, at] = /^gateway_indexed_block\{chain="eip155:31337"\} (\d+)$/m.exec(metrics) ?? []
      expect(Number(at)).toBeGreaterThanOrEqual(block)
    },
    { timeout: 50_000, interval: 50 },
  )
}

/** Starts a gateway that indexes the chain at `rpcUrl`, and settles once it has the block. */
export async function startIndexed(rpcUrl: string, dataDir: string, block: number): Promise<RunningGateway> {
  const gateway = await startGateway({
    ...{ port: 0, logLevel: 'silent', rpcUrls: { [chainId]: [rpcUrl] }, index: [chainId], dataDir },
    limits: { rpcPerMinute: 1e6 },
  })
  await untilIndexed(gateway.url, block)
  return gateway
}

/** Indexes the chain at `rpcUrl` up to a block, without a gateway. */
export async function indexInto(database: Database, rpcUrl: string, block: number): Promise<void> {
  const chains = await loadChains({ file: undefined, rpcUrls: { [chainId]: [rpcUrl] } })
  const budgets = { timeout: 10_000, maxAnswerBytes: 1e8, buffered: createByteBudget(1e8) }
  const node = createNodes({ chains, ...budgets, onOutcome: () => {} }).get(chainId)
  if (!node) throw new TypeError('the chain has no node')
  await new Promise<void>((resolve, reject) => {
    const indexer = createIndexer({
      ...{ chain: chainId, node, database, onError: reject },
      onBlock: number => {
        if (number >= block) void indexer.stop().then(resolve)
      },
    })
  })
}

/** Every row of an index. */
export async function dumpIndex({ orm }: Database): Promise<unknown> {
  const dump: { [table: string]: unknown } = {}
  for (const table of ['indexed_chain', 'block', 'transaction', 'transfer', 'activity', 'holding']) {
    const from = sql`${sql.identifier('gateway')}.${sql.identifier(table)}`
    const result: unknown = await orm.execute(sql`select row_to_json(t)::text as row from ${from} t`)
    const { rows } = result as { readonly rows: readonly { readonly row: string }[] }
    dump[table] = rows.map(({ row }) => row).sort()
  }
  return dump
}
