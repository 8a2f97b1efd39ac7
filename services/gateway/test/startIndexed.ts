import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Database, migrate } from '@latchkit/service-base/database'
import { bundleProgram, seedFolder } from '@latchkit/service-base/testing'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { loadChains } from '../src/chains/loadChains.js'
import { openStore } from '../src/database/openStore.js'
import { type RunningGateway, startGateway } from '../src/exports/index.js'
import { createIndexer } from '../src/indexer/createIndexer.js'
import { createNodes } from '../src/nodes/createNodes.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'

/** The chain that tests index. */
export const chainId = 'eip155:31337'

/** Where an index is: the folder of a PGlite, or a server. */
export type Store = { readonly dataDir?: string | undefined; readonly databaseUrl?: string | undefined }

/** Settles when a gateway has indexed a block. */
export async function untilIndexed(url: string, block: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      const [, at] = /^gateway_indexed_block\{chain="eip155:31337"\} (\d+)$/m.exec(metrics) ?? []
      const [, head] = /^gateway_chain_head_block\{chain="eip155:31337"\} (\d+)$/m.exec(metrics) ?? []
      expect(Number(at)).toBeGreaterThanOrEqual(block)
      expect(Number(head)).toBeGreaterThanOrEqual(Number(at))
    },
    { timeout: 50_000, interval: 20 },
  )
}

/** Starts a gateway that indexes the chain at `rpcUrl`, and settles once it has the block. */
export async function startIndexed(rpcUrl: string, store: Store, block: number): Promise<RunningGateway> {
  const gateway = await startGateway({
    port: 0,
    logLevel: 'silent',
    rpcUrls: { [chainId]: [rpcUrl] },
    index: [chainId],
    ...store,
    limits: { rpcPerMinute: 1e6 },
    ipfsGateway: 'http://127.0.0.1:1',
  })
  await untilIndexed(gateway.url, block)
  return gateway
}

/** Indexes in a separate process, and ends it by SIGKILL as soon as it has stored the block. */
export async function killAt(rpcUrl: string, store: Store, block: number): Promise<void> {
  const program = await bundleProgram(fileURLToPath(new URL('indexProcess.ts', import.meta.url)))
  const parameters = JSON.stringify({ chain: chainId, rpcUrl, ...store })
  // PGlite is 8 MB of WebAssembly, and the second compiler takes half of the time that it takes to start.
  const child = spawn(process.execPath, ['--liftoff-only', program, parameters])
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  child.stdout.on('data', (lines: Buffer) => {
    if (
      lines
        .toString()
        .split('\n')
        .some(line => Number(line) >= block)
    )
      child.kill('SIGKILL')
  })
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** Every row of an index. */
async function dumpIndex({ orm }: Database): Promise<unknown> {
  const dump: { [table: string]: unknown } = {}
  for (const table of ['indexed_chain', 'block', 'transaction', 'transfer', 'activity', 'holding']) {
    const from = sql`${sql.identifier('gateway')}.${sql.identifier(table)}`
    const result: unknown = await orm.execute(sql`select row_to_json(t)::text as row from ${from} t`)
    const { rows } = result as { readonly rows: readonly { readonly row: string }[] }
    dump[table] = rows.map(({ row }) => row).sort()
  }
  return dump
}

/** Indexes the chain at `rpcUrl` up to a block, without a gateway. */
async function indexInto(database: Database, rpcUrl: string, block: number): Promise<void> {
  const chains = await loadChains({ file: undefined, rpcUrls: { [chainId]: [rpcUrl] } })
  const budgets = { timeout: 10_000, maxAnswerBytes: 1e8, buffered: createByteBudget(1e8) }
  const node = createNodes({ chains, ...budgets, onOutcome: () => {} }).get(chainId)
  if (!node) throw new TypeError('the chain has no node')
  await new Promise<void>((resolve, reject) => {
    const indexer = createIndexer({
      chain: chainId,
      node,
      database,
      onError: reject,
      onChange: () => {},
      onHead: () => {},
      onBlock: number => {
        if (number >= block) void indexer.stop().then(resolve)
      },
    })
  })
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** A folder with a database that is migrated already. */
export async function seedStore(): Promise<{ readonly dataDir: string }> {
  return { dataDir: await seedFolder([{ schema: 'gateway', folder: migrations }]) }
}

/** Every row of an index, and with a chain those of a fresh one in the same database. */
export async function dumpAndRepeat(
  { dataDir = '', databaseUrl: url }: Store,
  rpcUrl?: string,
  block = 0,
): Promise<readonly [unknown, unknown]> {
  const database = await openStore({ dataDir, url, onError: () => {} })
  try {
    const before = await dumpIndex(database)
    if (rpcUrl === undefined) return [before, undefined]
    await database.execute('drop schema "gateway" cascade')
    await migrate(database, { schema: 'gateway', folder: migrations })
    await indexInto(database, rpcUrl, block)
    return [before, await dumpIndex(database)]
  } finally {
    await database.close()
  }
}
