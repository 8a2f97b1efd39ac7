import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGateway } from '@latchkit/gateway'
import { startRelay } from '@latchkit/relay'
import { startSecureSite } from '@latchkit/secure-site'
import { openDatabase } from '@latchkit/service-base/database'
import {
  findPostgres,
  findRedis,
  seedFolder,
  startPostgres,
  startRedis,
} from '@latchkit/service-base/testing'
import { expect, onTestFinished, test } from 'vitest'
import { diagnose } from '../src/doctor/diagnose.js'
import { formatReport } from '../src/doctor/formatReport.js'
import { readDeployment } from '../src/doctor/readDeployment.js'
import { type ProxyRules, startProxy } from './startProxy.js'

const adminToken = 'operator-token-with-32-characters'
const walletsFile = fileURLToPath(new URL('../../../services/gateway/test/fewWallets.json', import.meta.url))
const app = 'https://app.example'
const projects = { shop: [app] }
const admin = { adminPort: 0, adminToken }
const running = { port: 0, trustProxy: true, projects, ...admin }

const silent = { debug() {}, info() {}, warn() {}, error() {} }

type Options<start extends (options: never) => unknown> = Parameters<start>[0]

/** Writes the file of a deployment, and settles with the findings of the doctor that are not ok. */
async function examine(entries: { readonly [name: string]: unknown }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-deployment-'))
  await writeFile(path.join(folder, 'token'), `${adminToken}\n`)
  const file = path.join(folder, 'deployment.json')
  await writeFile(file, JSON.stringify({ projects, ...entries }))
  const findings = await diagnose(await readDeployment(file))
  const wrong = findings.filter(({ status }) => status !== 'ok')
  return { findings, wrong, report: formatReport(findings) }
}

const operator = (url: string | undefined) => ({ admin: { url, tokenFile: 'token' } })

async function openRelay(options: Options<typeof startRelay> = {}, rules: Partial<ProxyRules> = {}) {
  const proxy = await startProxy()
  const url = `ws://localhost:${proxy.port}`
  const relay = await startRelay({ ...running, publicUrls: [url], ...options })
  onTestFinished(() => relay.close())
  proxy.obey({ ports: [relay.port], ...rules })
  return { proxy, relay, entry: { url, ...operator(relay.operatorUrl) } }
}

async function openGateway(options: Options<typeof startGateway> = {}, rules: Partial<ProxyRules> = {}) {
  const proxy = await startProxy()
  const gateway = await startGateway({ ...running, logLevel: 'error', walletsFile, ...options })
  onTestFinished(() => gateway.close())
  proxy.obey({ ports: [gateway.port], ...rules })
  return {
    proxy,
    gateway,
    entry: { url: `http://localhost:${proxy.port}`, ...operator(gateway.operatorUrl) },
  }
}

async function openSite(options: Options<typeof startSecureSite> = {}, rules: Partial<ProxyRules> = {}) {
  const proxy = await startProxy()
  const publicUrl = `http://secure.localhost:${proxy.port}`
  const site = await startSecureSite({
    ...running,
    publicUrl,
    logLevel: 'error',
    dataDir: await seedFolder(),
    ...options,
  })
  onTestFinished(() => site.close())
  proxy.obey({ ports: [site.port], ...rules })
  return { proxy, site, entry: { url: publicUrl, ...operator(site.operatorUrl) } }
}

test('a deployment without a mistake has no finding but ok', async () => {
  const [relay, gateway, site] = [
    await openRelay({ logLevel: 'error' }),
    await openGateway(),
    await openSite(),
  ]
  const settings = { LIMIT_RATE: '200' }
  const { wrong, report } = await examine({
    relay: { ...relay.entry, settings },
    gateway: gateway.entry,
    secureSite: site.entry,
  })
  expect(wrong).toEqual([])
  expect(report).toMatch(/^ok {8}relay: ws:\/\/localhost:\d+\/ accepts clients$/m)
  expect(report).toMatch(/0 failure, 0 warning, 0 skipped, \d\d ok$/)
})

/** The mistakes and their lines, without ports. */
async function mistakesOf(entries: { readonly [name: string]: unknown }) {
  const { wrong } = await examine(entries)
  expect(wrong.filter(({ fix }) => fix === undefined)).toEqual([])
  return wrong.map(({ mistake, text }) => `${mistake}: ${text.replaceAll(/:\d{4,5}/g, ':PORT')}`)
}

test('the mistakes of a relay and its proxy are named', async () => {
  const { proxy, relay, entry } = await openRelay({ logLevel: 'error' })
  proxy.obey({ ports: [relay.port], upgrades: false })
  expect(await mistakesOf({ relay: entry })).toEqual([
    'no-upgrade: ws://localhost:PORT/ answers a WebSocket upgrade with status 400',
  ])
  proxy.obey({ ports: [relay.port], showsMetrics: true })
  expect(await mistakesOf({ relay: { ...entry, proxy: false } })).toEqual([
    'public-metrics: /metrics is public: it says how much the service is used, by whom and where it fails',
    'wrong-proxy: TRUST_PROXY is true without a reverse proxy: a caller can choose the address that it is counted by',
  ])
  proxy.obey({ ports: [relay.port] })
  expect(await mistakesOf({ relay: entry, projects: { shop: [app, 'https://new.example'] } })).toEqual([
    'caller-refused: refuses the project shop from https://new.example: Unauthorized: origin not allowed',
  ])
  expect(await mistakesOf({ relay: entry, projects: { other: [app] } })).toEqual([
    `caller-refused: refuses the project other from ${app}: Unauthorized: invalid key`,
  ])
  const local = await openRelay({ logLevel: 'error', publicUrls: ['ws://relay.example'], trustProxy: false })
  expect(await mistakesOf({ relay: local.entry })).toEqual([
    'wrong-audience: refuses the clients of its URL: JWT validation error: invalid audience',
    'wrong-proxy: TRUST_PROXY is false behind a reverse proxy: all callers share the limits of one address',
  ])
})

test('a relay is found by a name below localhost, which a resolver need not know', async () => {
  const { relay, proxy } = await openRelay({ logLevel: 'error' })
  const url = `ws://relay.localhost:${proxy.port}`
  const named = await startRelay({ ...running, publicUrls: [url], logLevel: 'error' })
  onTestFinished(() => named.close())
  await relay.close()
  proxy.obey({ ports: [named.port] })
  expect(await mistakesOf({ relay: { url, ...operator(named.operatorUrl) } })).toEqual([])
})

test.skipIf(!findRedis())('a relay whose Redis is away is named, and ends no check', async () => {
  const redis = await startRedis(findRedis() ?? '')
  onTestFinished(() => redis.stop())
  const { entry } = await openRelay({ logLevel: 'error', logger: silent, redisUrl: redis.url })
  expect(await mistakesOf({ relay: entry })).toEqual([])
  await redis.stop()
  expect(await mistakesOf({ relay: entry })).toEqual([
    'undefined: refuses a message: Unavailable: the mailbox does not answer',
    'undefined: says of itself: mailbox unavailable',
  ])
})

test('two relays that share nothing lose messages, which is named', async () => {
  const { proxy, relay, entry } = await openRelay({ logLevel: 'error' })
  const second = await startRelay({ ...running, publicUrls: [entry.url], logLevel: 'error' })
  onTestFinished(() => second.close())
  proxy.obey({ ports: [relay.port, second.port] })
  expect(await mistakesOf({ relay: { ...entry, processes: 2 } })).toEqual([
    'not-shared: loses a message between two clients: they are connected to processes that share nothing',
    'not-shared: REDIS_URL is not set for 2 processes: each has its own',
  ])
})

test('the mistakes of a gateway and its proxy are named', async () => {
  const { proxy, gateway, entry } = await openGateway()
  const change = (headers: object) => ({ ...headers, 'access-control-allow-origin': `${app}, *` })
  proxy.obey({ ports: [gateway.port], change, showsMetrics: true })
  expect(await mistakesOf({ gateway: entry })).toEqual([
    `doubled-cors: sends Access-Control-Allow-Origin twice (${app}, *): browsers refuse the answer`,
    'public-metrics: /metrics is public: it says how much the service is used, by whom and where it fails',
  ])
  proxy.obey({ ports: [gateway.port] })
  const elsewhere = { shop: [app, 'https://new.example'], other: [app] }
  expect(await mistakesOf({ gateway: { ...entry, processes: 2 }, projects: elsewhere })).toEqual([
    'caller-refused: refuses the project shop from https://new.example: Unauthorized: origin not allowed',
    `caller-refused: refuses the project other from ${app}: Unauthorized: invalid key`,
    'not-shared: REDIS_URL is not set for 2 processes: each has its own',
    'not-shared: IMAGES_KEY is not set for 2 processes: each has its own',
  ])
  const open = await openGateway({ projects: undefined, logLevel: 'silent' })
  expect(await mistakesOf({ gateway: { ...open.entry, settings: { RPC_BATCH: '50' } } })).toEqual([
    'undefined: accepts every project id',
    'undefined: RPC_BATCH is 1000, the file expects 50',
    'undefined: LOG_LEVEL is silent',
  ])
})

test('the mistakes of a secure site and its proxy are named', async () => {
  const { proxy, site, entry } = await openSite()
  proxy.obey({ ports: [site.port], host: '127.0.0.1' })
  const [, ...rest] = await mistakesOf({ secureSite: entry })
  expect(rest).toEqual([])
  expect(await mistakesOf({ secureSite: entry })).toEqual([
    'wrong-host: http://secure.localhost:PORT answers 421: it does not know this host',
  ])
  const change = ({
    'content-security-policy': _,
    ...headers
  }: object & { 'content-security-policy'?: string }) => ({
    ...headers,
    'x-frame-options': 'SAMEORIGIN',
  })
  proxy.obey({ ports: [site.port], change })
  expect(await mistakesOf({ secureSite: entry })).toEqual([
    'changed-headers: X-Frame-Options: SAMEORIGIN is sent with the frame',
    'changed-headers: Content-Security-Policy is missing from the frame',
  ])
  proxy.obey({ ports: [site.port], showsMetrics: true })
  expect(await mistakesOf({ secureSite: entry, projects: { shop: [app, 'https://new.example'] } })).toEqual([
    'origin-not-listed: frame-ancestors of the project shop lacks https://new.example: browsers do not show the frame there',
    'public-metrics: /metrics is public: it says how much the service is used, by whom and where it fails',
  ])
})

test.skipIf(!findPostgres())('a database of the secure site that is away is named', async () => {
  const postgres = await startPostgres(findPostgres() ?? '')
  onTestFinished(() => postgres.stop())
  const owner = await openDatabase({ dataDir: '', url: postgres.url, onError: () => {} })
  for (const role of ['auth', 'recovery'])
    await owner.execute(`create role ${role} login; grant create on database postgres to ${role}`)
  await owner.close()
  const { entry } = await openSite({
    logLevel: 'fatal',
    databaseUrl: postgres.urlOf('auth'),
    recoveryDatabaseUrl: postgres.urlOf('recovery'),
  })
  expect(await mistakesOf({ secureSite: entry })).toEqual([])
  await postgres.crash()
  expect(await mistakesOf({ secureSite: entry })).toEqual([
    'undefined: its store does not answer: Database of the auth role',
    'undefined: its store does not answer: Database of the recovery role',
  ])
})

test('a clock that is off, other versions and a wrong token are named', async () => {
  const ahead = await openSite({ clock: () => Date.now() + 90_000 })
  const { wrong } = await examine({ secureSite: ahead.entry, version: '9.9.9' })
  expect(wrong.map(({ status, text }) => `${status}: ${text}`)).toEqual([
    expect.stringMatching(/^failure: its clock is (?:89|90|91) s ahead of the one here$/),
    expect.stringMatching(/^failure: secure site [\d.]+; the file expects 9\.9\.9$/),
  ])
  const other = await openRelay({ logLevel: 'error', adminToken: 'another-token-of-32-characters-or-more' })
  expect(await mistakesOf({ relay: other.entry })).toEqual([
    "undefined: its operator's page at localhost:PORT cannot be read: the token of tokenFile is not ADMIN_TOKEN",
  ])
})

test.each([
  [{ relay: { url: 'https://relay.example' } }, 'relay.url: must be a URL such as wss://relay.example'],
  [{ gateway: {} }, 'gateway.url: Invalid input'],
  [{}, 'names no service'],
  [{ site: {} }, 'Unrecognized key: "site"'],
  [{ relay: { url: 'wss://relay.example' }, ca: 'none.pem' }, 'ca: none.pem cannot be read'],
])('a wrong file is refused with one line: %j', async (entries, line) => {
  await expect(examine(entries)).rejects.toThrow(line)
  await expect(examine(entries)).rejects.toThrow(/^--deployment: [^\n]+$/)
})
