import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Inbox, startInbox } from '@latchkit/local-stack'
import { openDatabase } from '@latchkit/service-base/database'
import {
  findPostgres,
  findRedis,
  seedFolder,
  startPostgres,
  startRedis,
} from '@latchkit/service-base/testing'
import {
  type RunningSecureSite,
  type StartSecureSiteOptions,
  startSecureSite,
} from '../src/startSecureSite.js'

/** An app of the project `demo`. */
export const appOrigin = 'http://localhost:5173'

/** A secure site for tests, with what it needs. */
export type TestSite = {
  readonly site: RunningSecureSite
  readonly inbox: Inbox
  /** Behind a balancer, which says where a caller is: each then calls from another address of this machine. */
  readonly proxied?: boolean
  readonly dataDir: string
  /** Settings of its stores. */
  readonly options: StartSecureSiteOptions
  readonly faults?: Store['faults']
  /** The clock of the site. */
  now(): number
  /** Adds to it. */
  passTime(milliseconds: number): void
  /** Ends the site and starts it again on the same stores. */
  restart(options?: StartSecureSiteOptions): Promise<void>
  close(): Promise<void>
}

/** Storage of a site; a separate one for each test file. */
export const embedded = { name: 'PGlite and memory', open: openEmbedded }
/** Undefined where the programs are not installed: then there is no test of them. */
export const servers =
  findPostgres() && findRedis() ? { name: 'Postgres and Redis', open: openServers } : undefined
/** Stores to run the contract on. */
export const stores = servers ? [embedded, servers] : [embedded]
/** Backends with the same queries: the contract is tested on one of them, and by the full run on each. */
export const featureStores = process.env.LATCHKIT_FULL ? stores : [embedded]

type Store = {
  readonly options: StartSecureSiteOptions
  readonly dataDir: string
  /** Ends the database at once, and starts it again. Absent where it is in the process. */
  readonly faults?: { crash(): Promise<void>; start(): Promise<void> }
  close(): Promise<void>
}

/** The database of a site comes with its schemas: that an empty one gets them is shown by the tests on a server. */
const schemas = ['auth', 'recovery'].map(schema => ({
  schema,
  folder: fileURLToPath(new URL(`../migrations/${schema}`, import.meta.url)),
}))

async function openEmbedded(): Promise<Store> {
  return { options: {}, dataDir: await seedFolder(schemas), close: async () => {} }
}

async function openServers(): Promise<Store> {
  const [postgres, redis] = await Promise.all([
    startPostgres(findPostgres() ?? ''),
    startRedis(findRedis() ?? ''),
  ])
  const owner = await openDatabase({ dataDir: '', url: postgres.url, onError: () => {} })
  for (const role of ['auth', 'recovery']) {
    await owner.execute(`create role ${role} login; grant create on database postgres to ${role}`)
  }
  await owner.close()
  return {
    dataDir: await mkdtemp(path.join(os.tmpdir(), 'latchkit-data-')),
    options: {
      databaseUrl: postgres.urlOf('auth'),
      recoveryDatabaseUrl: postgres.urlOf('recovery'),
      redisUrl: redis.url,
    },
    faults: postgres,
    close: async () => {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}

/** Starts a site with a separate inbox. */
export async function openSite(
  options: StartSecureSiteOptions = {},
  open: () => Promise<Store> = openEmbedded,
): Promise<TestSite> {
  const [inbox, store] = await Promise.all([startInbox({ http: 0, smtp: 0 }), open()])
  const { dataDir } = store
  let passed = 0
  let site: RunningSecureSite
  const start = (changed: StartSecureSiteOptions = {}) =>
    startSecureSite({
      port: 0,
      dataDir,
      smtpUrl: inbox.smtpUrl,
      logLevel: 'silent',
      // Each device has a separate address: limits by address do not mix tests.
      trustProxy: true,
      projects: { demo: [appOrigin], other: { origins: ['https://other.example'], emailScope: false } },
      frameDir: path.join(dataDir, 'frame'),
      rpcUrls: { 'eip155:31337': ['http://127.0.0.1:8545/key'] },
      clock: () => Date.now() + passed,
      // Held by a separate test.
      limits: { startTime: 0 },
      ...store.options,
      ...options,
      ...changed,
    })
  await writeBuild(path.join(dataDir, 'frame'))
  site = await start()
  return {
    get site() {
      return site
    },
    inbox,
    dataDir,
    options: store.options,
    ...(store.faults && { faults: store.faults }),
    now: () => Date.now() + passed,
    passTime: milliseconds => {
      passed += milliseconds
    },
    restart: async changed => {
      await site.close()
      site = await start(changed)
    },
    async close() {
      await site.close()
      await Promise.all([inbox.stop(), store.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Writes what Vite would. */
async function writeBuild(folder: string): Promise<void> {
  await mkdir(path.join(folder, '.vite'), { recursive: true })
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  const entry = { file: 'assets/main-Ab1_c2D3.js', isEntry: true, css: ['assets/main-x.css'] }
  const files = {
    '.vite/manifest.json': JSON.stringify({ 'src/frame/main.ts': entry }),
    '.vite/wallet.json': JSON.stringify({ 'src/frame/page/wallet.ts': entry }),
    'assets/main-Ab1_c2D3.js': 'export {}\n',
    'assets/main-x.css': 'main {}\n',
    'assets/signer.worker-Ab1_c2D3.js': 'export {}\n',
    'assets/argon2.worker-Ab1_c2D3.js': 'export {}\n',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
}
