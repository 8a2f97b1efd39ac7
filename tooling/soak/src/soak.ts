// npm run soak: two nodes of each service under load, a fault each minute, and then an update of each node in turn. Prints the table of docs/self-hosting/operations.md,
// and ends with 1 when something acknowledged was lost, a fault raised no alert or no log line, or memory grew.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startLocalStack } from '@latchkit/local-stack'
import { openDatabase } from '@latchkit/service-base/database'
import { findPostgres, findRedis, startPostgres, startSentinels } from '@latchkit/service-base/testing'
import { type Firing, watchAlerts } from './alerts.js'
import { balance } from './balance.js'
import { callGateways } from './callGateways.js'
import { type Fault, faults } from './faults.js'
import { followChains } from './followChains.js'
import { mountSmallDisk } from './smallDisk.js'
import { startLoad } from './startLoad.js'
import { type LogLine, type Service, startService } from './startService.js'

const toMegabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1)
const numberOf = (name: string, standard: number) => Number(process.env[name] ?? standard)
const minutes = numberOf('LATCHKIT_SOAK_MINUTES', 30)
const sockets = numberOf('LATCHKIT_SOAK_SOCKETS', 10_000)
const accounts = numberOf('LATCHKIT_SOAK_ACCOUNTS', 200)
const perSecond = numberOf('LATCHKIT_SOAK_MESSAGES', 200)
/** Part by which the memory of a service may differ at the end. */
const memoryTolerance = 0.1
/** Milliseconds between the end of new requests to a node and its SIGTERM. */
const leaveTime = 5_000
const many = '1000000000'

const redisFile = findRedis()
const postgresFolder = findPostgres()
if (!redisFile || !postgresFolder) throw new TypeError('a soak needs redis-server and Postgres')
const print = (line: string) => void process.stdout.write(`${line}\n`)

const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-soak-'))
const disk = await mountSmallDisk(640)
if (!disk) print('No right to mount a file system: the fault "the disk is full" is left out.')
// Postgres keeps its folder below this.
if (disk) process.env.TMPDIR = disk.folder
const [stack, redis, postgres] = await Promise.all([
  startLocalStack({ ports: [0, 0] }),
  startSentinels(redisFile, ['--maxmemory', '512mb', '--maxmemory-policy', 'noeviction']),
  startPostgres(postgresFolder),
])
process.env.TMPDIR = path.dirname(folder)
const owner = await openDatabase({ dataDir: '', url: postgres.url, onError: () => {} })
for (const role of ['auth', 'recovery', 'gateway']) {
  await owner.execute(`create role ${role} login; grant create on database postgres to ${role}`)
}
await owner.close()

const logs: LogLine[] = []
const onLog = (line: LogLine) => void logs.push(line)
const accountLoad = startLoad('secure-site/bench/soakAccounts.ts', accounts)
const { smtpUrl } = await accountLoad.next('inbox')

const publicUrl = 'http://secure.localhost:4700'
await writeFile(path.join(folder, 'projects.json'), JSON.stringify({ demo: ['http://localhost:5173'] }))
const start = (folderOf: string, number: number, environment: (port: number) => { [name: string]: string }) =>
  startService({ name: `${folderOf} ${number}`, folder: folderOf, environment, onLog })
const twice = async (folderOf: string, environment: (port: number) => { [name: string]: string }) => {
  // One after the other: the first makes keys and schemas.
  const services: Service[] = []
  for (const number of [1, 2]) services.push(await start(folderOf, number, environment))
  return services
}
const [relays, sites, gateways] = await Promise.all([
  twice('relay', port => ({
    REDIS_URL: redis.url,
    REDIS_REPLICAS: '1',
    PUBLIC_URLS: `ws://127.0.0.1:${port}`,
    LIMIT_ADDRESS_CONNECTIONS: many,
    LIMIT_ADDRESS_TOPICS: many,
    LIMIT_ADDRESS_RATE: many,
    LIMIT_ADDRESS_BURST: many,
    LIMIT_ADDRESS_MESSAGES: many,
    LIMIT_ADDRESS_BYTES: '100000000000',
    LIMIT_OWNER_MESSAGES: many,
    LIMIT_OWNER_BYTES: '100000000000',
  })),
  twice('secure-site', () => ({
    PUBLIC_URL: publicUrl,
    REDIS_URL: redis.url,
    DATABASE_URL: postgres.urlOf('auth'),
    RECOVERY_DATABASE_URL: postgres.urlOf('recovery'),
    DATA_DIR: folder,
    PROJECTS_FILE: path.join(folder, 'projects.json'),
    SMTP_URL: String(smtpUrl),
    TRUST_PROXY: 'true',
    LIMIT_MAILS_PER_HOUR: many,
    LIMIT_PROJECT_MAILS_PER_HOUR: many,
    LIMIT_START_TIME: '0',
  })),
  twice('gateway', () => ({
    REDIS_URL: redis.url,
    DATABASE_URL: postgres.urlOf('gateway'),
    INDEX: stack.chains.map(({ id }) => `eip155:${id}`).join(','),
    RPC_URLS: JSON.stringify(
      Object.fromEntries(
        stack.chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl.replace('127.0.0.1', 'localhost')]]),
      ),
    ),
  })),
])
const services = [...relays, ...sites, ...gateways]
const relayLoad = startLoad('relay/bench/soakRelay.ts', [
  relays.map(({ port }) => `ws://127.0.0.1:${port}`),
  sockets,
  perSecond,
])
const ready = relayLoad.next('ready')
const balancers = {
  site: await balance(sites.map(({ port }) => port)),
  gateway: await balance(gateways.map(({ port }) => port)),
}
accountLoad.send({ publicUrl, port: balancers.site.port })
const chains = followChains(stack, postgres.urlOf('gateway'))
await Promise.all([ready, accountLoad.next('ready')])
print(`${sockets} sockets, ${accounts} accounts and 2 chains, ${minutes} minutes.`)

const [payer] = stack.accounts
const gatewayLoad = callGateways(balancers.gateway.port, [
  '/getWallets?page=1&entries=40',
  '/getWalletImage/metamask',
  ...stack.chains.map(({ id }) => `/v1/account/${payer?.address}/history?chainId=eip155:${id}`),
])
const firings: Firing[] = []
const endWatch = watchAlerts(services, firing => void firings.push(firing))
const readMemory = async () => Promise.all(services.map(service => service.readMemory()))
// A minute in which caches fill and code is compiled.
await wait(60_000)
const memoryBefore = await readMemory()

const rows: { fault: Fault; seconds: number; alerts: string[]; log: string }[] = []
const wanted = new RegExp(process.env.LATCHKIT_SOAK_FAULTS ?? '')
const usable = faults.filter(({ name }) => wanted.test(name) && (disk || name !== 'the disk is full'))
const deployment = { relays, sites, gateways, redis, postgres, disk }
for (let minute = 0; minute < minutes; minute++) {
  const fault = usable[minute % usable.length]
  if (!fault) continue
  const since = Date.now()
  await fault.cause(deployment)
  await wait(Math.max(0, since + 60_000 - Date.now()))
  const raised = new Set(firings.filter(({ at }) => at >= since).map(({ alert }) => alert))
  const line = logs.find(({ at }) => at >= since)
  rows.push({
    fault,
    seconds: (Date.now() - since) / 1_000,
    alerts: [...raised],
    log: line ? `${line.service}: ${line.text}` : '',
  })
  print(
    `${minute + 1}  ${fault.name}  alerts: ${[...raised].join(', ') || 'none'}  log: ${line?.service ?? 'none'}`,
  )
}

const memoryAfter = await readMemory()
endWatch()
const readCounts = async () => {
  const reports = [relayLoad.next('report'), accountLoad.next('report')]
  relayLoad.send('report')
  accountLoad.send('report')
  const [ofRelays, ofSites] = await Promise.all(reports)
  return {
    // A client sends a message again that got a refusal or no answer.
    relay: {
      calls: Number(ofRelays?.acknowledged),
      failed: Number(ofRelays?.refused) + Number(ofRelays?.unanswered),
    },
    'secure-site': { calls: Number(ofSites?.reads), failed: Number(ofSites?.failed) },
    gateway: { ...gatewayLoad.counts },
  }
}
// Each node in turn, while the other one of its service goes on.
const beforeUpdate = await readCounts()
for (const service of services) {
  const balancer = sites.includes(service)
    ? balancers.site
    : gateways.includes(service)
      ? balancers.gateway
      : undefined
  // A node leaves its balancer first, and its open requests end.
  balancer?.leave(service.port)
  if (balancer) await wait(leaveTime)
  await service.replace()
  balancer?.enter(service.port)
}
await wait(10_000)
const afterUpdate = await readCounts()
await gatewayLoad.end()
const results = { relay: relayLoad.next('result'), accounts: accountLoad.next('result') }
relayLoad.send('end')
accountLoad.send('end')
const [messages, wallets, indexed] = await Promise.all([results.relay, results.accounts, chains.end()])
for (const service of services) await service.stop()
await Promise.all([stack.stop(), redis.stop(), postgres.stop()])
await disk?.stop()
for (const balancer of Object.values(balancers)) balancer.close()
await rm(folder, { recursive: true, force: true })

print('\n| fault | alerts | first log line |\n|---|---|---|')
for (const { fault, alerts, log } of rows)
  print(`| ${fault.name} | ${alerts.join(', ')} | \`${log.slice(0, 160)}\` |`)
print(
  `\nrelay: ${JSON.stringify(messages)}\naccounts: ${JSON.stringify(wallets)}\nindex: ${JSON.stringify(indexed)}`,
)
const update = Object.entries(afterUpdate).map(([name, { calls, failed }]) => {
  const before = beforeUpdate[name as keyof typeof beforeUpdate]
  return { name, calls: calls - before.calls, failed: failed - before.failed }
})
for (const { name, calls, failed } of update) {
  print(`rolling update, ${name}: ${calls} calls, ${failed} failed`)
}
print(`gateway: ${JSON.stringify(gatewayLoad.counts)}`)
const failures = [
  // Connections to a relay that ends have to end too: its clients send again, and what counts is that nothing is lost.
  ...update
    .filter(({ name, failed }) => failed > 0 && name !== 'relay')
    .map(({ name }) => `rolling update, ${name}: calls failed`),
  ...rows
    .filter(({ alerts, log }) => alerts.length === 0 || !log)
    .map(({ fault }) => `${fault.name}: not seen`),
  ...(Number(messages.lost) > 0 ? [`${messages.lost} messages were lost`] : []),
  ...(Number(wallets.lost) > 0 ? [`${wallets.lost} wallets were lost`] : []),
  ...indexed
    .filter(({ mined, indexed: found }) => found < mined)
    .map(({ chain }) => `${chain}: rows are missing`),
]
for (const [index, service] of services.entries()) {
  const [before, after] = [memoryBefore[index], memoryAfter[index]]
  if (!before || !after) continue
  const parts = [before, after].map(
    ({ used, rss }) => `${toMegabytes(used)} MB in use, ${toMegabytes(rss)} MB resident`,
  )
  print(`${service.name}: ${parts.join('; at the end ')}`)
  if (after.used > before.used * (1 + memoryTolerance)) failures.push(`${service.name}: memory grew`)
}
for (const failure of failures) print(`✗ ${failure}`)
print(failures.length === 0 ? 'Nothing was lost, and every fault was seen.' : `${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
