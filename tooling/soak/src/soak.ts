// npm run soak: two nodes of each service under load, a fault each minute, and then an update of each node in turn. Prints the
// table of docs/self-hosting/operations.md, and ends with 1 when something acknowledged was lost, a fault raised no alert or
// no log line, a call failed in the update, or memory grew. With LATCHKIT_SOAK_OLD, a clone of an older version that the first
// nodes are of, it makes the update alone.
import { setTimeout as wait } from 'node:timers/promises'
import { localSolanaChainId } from '@latchkit/local-stack'
import { type Firing, watchAlerts } from './alerts.js'
import { callGateways } from './callGateways.js'
import { faults } from './faults.js'
import { followChains } from './followChains.js'
import { judge, type Row } from './judge.js'
import { compareMemory, measureMemory, toMegabytes } from './measureMemory.js'
import { moveTokens } from './moveTokens.js'
import { startLoad } from './startLoad.js'
import type { LogLine } from './startService.js'
import { startSystem } from './startSystem.js'
import { updateNodes } from './updateNodes.js'

const numberOf = (name: string, standard: number) => Number(process.env[name] ?? standard)
const old = process.env.LATCHKIT_SOAK_OLD || undefined
const minutes = old ? 0 : numberOf('LATCHKIT_SOAK_MINUTES', 30)
const warmUp = old ? 0.5 : numberOf('LATCHKIT_SOAK_WARM_UP', 3)
const sockets = numberOf('LATCHKIT_SOAK_SOCKETS', 10_000)
const accounts = numberOf('LATCHKIT_SOAK_ACCOUNTS', 200)
const perSecond = numberOf('LATCHKIT_SOAK_MESSAGES', 200)
/** Milliseconds in which relays forget the clients that have moved to another one. */
const forgetTime = 10_000
const print = (line: string) => void process.stdout.write(`${line}\n`)

const logs: LogLine[] = []
const isEnd = (text: string) => text.startsWith('the process ended with')
const onLog = (line: LogLine) => {
  logs.push(line)
  if (!isEnd(line.text) || line.text.endsWith('SIGKILL')) return
  const last = logs.filter(({ service }) => service === line.service).slice(-24)
  for (const { service, text } of last) print(`   ${service}: ${text.slice(0, 600)}`)
}
const accountLoad = startLoad('secure-site/bench/soakAccounts.ts', accounts)
const { smtpUrl } = await accountLoad.next('inbox')
const system = await startSystem({ smtpUrl: String(smtpUrl), old, onLog })
const { relays, sites, gateways, stack, postgres, redis, disk, urls } = system
if (!disk) print('No right to mount a file system: the fault "the disk is full" is left out.')
const services = [...relays, ...sites, ...gateways]
const [payer] = stack.accounts
if (!stack.solana || !payer) throw new TypeError('the stack has no Solana, or no account')

const relayLoad = startLoad('relay/bench/soakRelay.ts', [
  relays.map(({ port }) => `ws://127.0.0.1:${port}`),
  urls.relay,
  sockets,
  perSecond,
])
const ready = relayLoad.next('ready')
accountLoad.send({ publicUrl: urls.site, port: Number(new URL(urls.site).port) })
const chains = followChains(stack, postgres.urlOf('gateway'))
const tokens = await moveTokens(stack.solana, postgres.urlOf('gateway'))
await Promise.all([ready, accountLoad.next('ready')])
print(`${sockets} sockets, ${accounts} accounts and 3 chains, ${minutes} minutes.`)
const gatewayLoad = callGateways(urls.gateway, [
  '/getWallets?page=1&entries=40',
  '/getWalletImage/metamask',
  ...stack.chains.map(({ id }) => `/v1/account/${payer.address}/history?chainId=eip155:${id}`),
  `/v1/account/${tokens.account}/history?chainId=${localSolanaChainId}`,
])
const firings: Firing[] = []
const endWatch = watchAlerts(services, firing => void firings.push(firing))
// Caches fill, and code is compiled.
await wait(warmUp * 60_000)
const memoryBefore = await measureMemory(services)

const rows: Row[] = []
const wanted = new RegExp(process.env.LATCHKIT_SOAK_FAULTS ?? '')
const usable = faults.filter(({ name }) => wanted.test(name) && (disk || name !== 'the disk is full'))
for (let minute = 0; minute < minutes && 'failOver' in redis; minute++) {
  const fault = usable[minute % usable.length]
  if (!fault) throw new TypeError('LATCHKIT_SOAK_FAULTS: no fault has such a name')
  const since = Date.now()
  await fault.cause({ relays, sites, gateways, redis, postgres, disk })
  await wait(Math.max(0, since + 60_000 - Date.now()))
  const alerts = [...new Set(firings.filter(({ at }) => at >= since).map(({ alert }) => alert))]
  const line = logs.find(({ at, text }) => at >= since && fault.log.test(text))
  const ended = logs.filter(({ at, text }) => at >= since && isEnd(text)).map(({ service }) => service)
  rows.push({ fault, alerts, log: line && `${line.service}: ${line.text}`, ended })
  const memory = await Promise.all(services.map(service => service.readMemory().catch(() => undefined)))
  const used = memory.map(sample => (sample ? toMegabytes(sample.used) : '-')).join(' ')
  print(
    `${minute + 1}  ${fault.name}  alerts: ${alerts.join(', ') || 'none'}  log: ${line?.service ?? 'none'}  MB: ${used}`,
  )
}
endWatch()
relayLoad.send('level')
await relayLoad.next('level')
await wait(forgetTime)
const memory = compareMemory(services, memoryBefore, await measureMemory(services))

/** Number of failures by their reason. */
type Reasons = { readonly [reason: string]: number }
type ServiceCounts = { readonly calls: number; readonly failed: number; readonly reasons?: Reasons }
const readCounts = async (): Promise<{ readonly [service: string]: ServiceCounts }> => {
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
    'secure-site': {
      calls: Number(ofSites?.reads),
      failed: Number(ofSites?.failed),
      reasons: ofSites?.failures as Reasons,
    },
    gateway: { ...gatewayLoad.counts, reasons: { ...gatewayLoad.reasons } },
  }
}
const beforeUpdate = await readCounts()
const migrations = await updateNodes(system, old !== undefined)
const afterUpdate = await readCounts()
const update = Object.entries(afterUpdate).map(([name, { calls, failed, reasons = {} }]) => {
  const before = beforeUpdate[name]
  const added = Object.entries(reasons).map(
    ([reason, count]) => [reason, count - (before?.reasons?.[reason] ?? 0)] as const,
  )
  return {
    name,
    calls: calls - (before?.calls ?? 0),
    failed: failed - (before?.failed ?? 0),
    reasons: added.filter(([, count]) => count > 0),
  }
})

await gatewayLoad.end()
const results = { relay: relayLoad.next('result'), accounts: accountLoad.next('result') }
relayLoad.send('end')
accountLoad.send('end')
const [messages, wallets, ofEvm, ofSolana] = await Promise.all([
  results.relay,
  results.accounts,
  chains.end(),
  tokens.end(urls.gateway),
])
const indexed = [...ofEvm, ofSolana]
await system.stop()

print('\n| fault | alerts | first log line |\n|---|---|---|')
for (const { fault, alerts, log = '' } of rows)
  print(`| ${fault.name} | ${alerts.join(', ')} | \`${log.slice(0, 160)}\` |`)
for (const [name, counts] of Object.entries({ relay: messages, accounts: wallets, index: indexed }))
  print(`${name}: ${JSON.stringify(counts)}`)
print(`gateway: ${JSON.stringify(gatewayLoad.counts)}`)
for (const { name, text } of memory) print(`${name}: ${text}`)
for (const { name, calls, failed, reasons } of update) {
  print(`rolling update, ${name}: ${calls} calls, ${failed} failed`)
  for (const [reason, count] of reasons) print(`   ${count} × ${reason}`)
}
if (old) print(`migrations of the update: ${migrations.join(', ') || 'none'}`)
const failures = judge({ rows, messages, wallets, indexed, update, memory: old ? [] : memory })
for (const failure of failures) print(`✗ ${failure}`)
print(failures.length === 0 ? 'Nothing was lost, and every fault was seen.' : `${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
