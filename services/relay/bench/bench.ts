// What the relay bears on this machine: node --import tsx bench/bench.ts. Compare figures of one run only.
import { findRedis } from '../test/findRedis.js'
import { startProcess } from '../test/startProcess.js'
import { startRedis } from '../test/startRedis.js'
import { measureIdle } from './measureIdle.js'
import { measurePairs } from './measurePairs.js'

const unlimited = {
  LIMIT_RATE: '100000000',
  LIMIT_BURST: '100000000',
  LIMIT_DRAIN: '1',
}
const rows: { what: string; value: string }[] = []
const add = (what: string, value: string) => {
  rows.push({ what, value })
  process.stderr.write(`${what}: ${value}\n`)
}
const count = (value: number) => Math.round(value).toLocaleString('en')
const milliseconds = (value: number) => `${value.toFixed(2)} ms`
const start = (environment = {}) => startProcess({ ...unlimited, ...environment })
const end = async (relays: readonly Awaited<ReturnType<typeof startProcess>>[]) => {
  for (const relay of relays) relay.child.kill('SIGKILL')
  await Promise.all(relays.map(relay => relay.ended))
}

const alone = await start()
for (const pairs of [1, 10, 50]) {
  const figures = await measurePairs([alone.url], pairs)
  add(`in the process, ${pairs} pairs: publish→deliver per second`, count(figures.perSecond))
  add(`in the process, ${pairs} pairs: per CPU second of the relay`, count(figures.perCpuSecond))
  add(
    `in the process, ${pairs} pairs: p50, p99`,
    `${milliseconds(figures.p50)}, ${milliseconds(figures.p99)}`,
  )
}
await end([alone])

const idle = await start()
const bytes = await measureIdle(idle.url, 4_000)
add(
  'memory per 1,000 idle connections',
  `${(bytes / 1_024).toFixed(1)} MB, ${(bytes / 1_024).toFixed(1)} KiB each`,
)
await end([idle])

const path = findRedis()
if (path) {
  const redis = await startRedis(path)
  const one = await start({ REDIS_URL: redis.url })
  const two = await start({ REDIS_URL: redis.url })
  const single = await measurePairs([one.url], 10)
  const double = await measurePairs([one.url, two.url], 10)
  add('Redis, one node, 10 pairs: per second', count(single.perSecond))
  add('Redis, one node, 10 pairs: per CPU second of the relay', count(single.perCpuSecond))
  add('Redis, two nodes, 10 pairs across: per second', count(double.perSecond))
  add('Redis, two nodes, 10 pairs across: per CPU second of both', count(double.perCpuSecond))
  add(
    'Redis, two nodes: CPU per delivery over one node',
    (single.perCpuSecond / double.perCpuSecond).toFixed(2),
  )
  await end([one, two])
  await redis.stop()
} else add('Redis', 'not measured: no redis-server on the PATH')

const width = Math.max(...rows.map(({ what }) => what.length))
for (const { what, value } of rows) process.stdout.write(`${what.padEnd(width)}  ${value}\n`)
