// Measures the relay on this machine: node --import tsx bench/bench.ts [--redis]. Compare figures of one run only.
import { fileURLToPath } from 'node:url'
import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { type RelayProcess, startProcess } from '../test/startProcess.js'
import { measureBystander } from './measureBystander.js'
import { measureIdle } from './measureIdle.js'
import { measurePairs, type PairsFigures, type PickNodes } from './measurePairs.js'

const unlimited = {
  LIMIT_RATE: '100000000',
  LIMIT_BURST: '100000000',
  LIMIT_OWNER_TOPICS: '100000000',
  LIMIT_OWNER_MESSAGES: '100000000',
  LIMIT_OWNER_BYTES: '100000000000',
  LIMIT_ADDRESS_RATE: '100000000',
  LIMIT_ADDRESS_BURST: '100000000',
  LIMIT_ADDRESS_CONNECTIONS: '100000000',
  LIMIT_ADDRESS_TOPICS: '100000000',
  LIMIT_ADDRESS_MESSAGES: '100000000',
  LIMIT_ADDRESS_BYTES: '100000000000',
  LIMIT_DRAIN: '1',
}
const bareRelay = fileURLToPath(new URL('bareRelay.ts', import.meta.url))
const rounds = 5
const rows: { what: string; value: string }[] = []
const add = (what: string, value: string) => {
  rows.push({ what, value })
  process.stderr.write(`${what}: ${value}\n`)
}
const count = (value: number) => Math.round(value).toLocaleString('en')
const milliseconds = (value: number) => `${value.toFixed(2)} ms`
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

async function withRelays<result>(
  environment: { readonly [name: string]: string },
  number: number,
  measure: (urls: readonly string[]) => Promise<result>,
): Promise<result> {
  const starts = Array.from({ length: number }, () => startProcess({ ...unlimited, ...environment }))
  const relays = await Promise.all(starts)
  try {
    return await measure(relays.map(relay => relay.url))
  } finally {
    for (const relay of relays) relay.child.kill('SIGKILL')
    await Promise.all(relays.map(relay => relay.ended))
  }
}

if (!process.argv.includes('--redis')) {
  await withRelays({}, 1, async urls => {
    for (const pairs of [1, 10, 50]) {
      const figures = await measurePairs(urls, pairs, () => [urls[0] ?? '', urls[0] ?? ''])
      const title = `in the process, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'}:`
      add(`${title} publish→deliver per second`, count(figures.perSecond))
      add(`${title} per CPU second of the relay`, count(figures.perCpuSecond))
      add(`${title} p50, p99`, `${milliseconds(figures.p50)}, ${milliseconds(figures.p99)}`)
    }
  })
  const [relay, bare] = await Promise.all([startProcess(unlimited), startProcess({}, bareRelay)])
  const figures: { relay: number; bare: number }[] = []
  // In turns, so that other load of the machine affects both alike.
  for (let round = 0; round < rounds; round++) {
    const measure = ({ url }: RelayProcess) => measurePairs([url], 50, () => [url, url])
    const own = await measure(relay)
    figures.push({ relay: own.perCpuSecond, bare: (await measure(bare)).perCpuSecond })
  }
  for (const { child } of [relay, bare]) child.kill('SIGKILL')
  const ratios = figures.map(({ relay, bare }) => bare / relay)
  add('bare ws, 50 pairs: per CPU second', count(median(figures.map(({ bare }) => bare))))
  add('the relay beside it, 50 pairs: per CPU second', count(median(figures.map(({ relay }) => relay))))
  add('CPU per delivery over bare ws', median(ratios).toFixed(2))
  const bytes = await withRelays({}, 1, urls => measureIdle(urls[0] ?? '', 4_000))
  add('memory per 1,000 idle connections', `${((bytes * 1_000) / 1_048_576).toFixed(1)} MiB`)
  add('memory per idle connection', `${(bytes / 1_024).toFixed(1)} KiB`)
  const asDeployed = { LIMIT_RATE: '200', LIMIT_BURST: '1000', LIMIT_MAILBOX_BYTES: '2000000000' }
  const delays = await withRelays(asDeployed, 1, urls => measureBystander(urls[0] ?? ''))
  for (const [method, delay] of Object.entries(delays)) {
    add(`largest delay of a bystander behind ${method}`, milliseconds(delay))
  }
}

const path = findRedis()
if (path) {
  const redis = await startRedis(path)
  await withRelays({ REDIS_URL: redis.url }, 2, async urls => {
    const [one = '', two = ''] = urls
    const layouts: {
      readonly [name: string]: { readonly urls: readonly string[]; readonly pickNodes: PickNodes }
    } = {
      'one node': { urls: [one], pickNodes: () => [one, one] },
      'two nodes, pairs spread': {
        urls,
        pickNodes: index => [index % 2 ? one : two, index % 4 < 2 ? one : two],
      },
      'two nodes, every pair across': { urls, pickNodes: () => [one, two] },
    }
    // In turns, so that other load of the machine affects all layouts alike.
    const figures: { [name: string]: PairsFigures[] } = {}
    for (let round = 0; round < rounds; round++) {
      for (const [name, { urls, pickNodes }] of Object.entries(layouts)) {
        figures[name] = [...(figures[name] ?? []), await measurePairs(urls, 12, pickNodes)]
      }
    }
    for (const [name, measured] of Object.entries(figures)) {
      const ratios = measured.map(
        ({ perCpuSecond }, round) =>
          (figures['one node']?.[round]?.perCpuSecond ?? Number.NaN) / perCpuSecond,
      )
      add(`Redis, ${name}, 12 pairs: per second`, count(median(measured.map(({ perSecond }) => perSecond))))
      add(
        `Redis, ${name}, 12 pairs: per CPU second`,
        count(median(measured.map(({ perCpuSecond }) => perCpuSecond))),
      )
      add(`Redis, ${name}: CPU per delivery over one node`, median(ratios).toFixed(2))
    }
  })
  await redis.stop()
} else add('Redis', 'not measured: no redis-server on the PATH')

const width = Math.max(...rows.map(({ what }) => what.length))
for (const { what, value } of rows) process.stdout.write(`${what.padEnd(width)}  ${value}\n`)
