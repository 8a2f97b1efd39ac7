import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findPostgres, findRedis, startPostgres, startRedis } from '@latchkit/service-base/testing'
import { type ChainCall, callsOfIndex, callsOfNodes } from '../test/chainCalls.js'
import { seedStore } from '../test/startIndexed.js'
import {
  type BenchGateway,
  type CallTime,
  callSteadily,
  percentile,
  startBenchGateway,
  untilStored,
} from './benchGateway.js'
import { measureIndex } from './measureIndex.js'
import { measureNode, type NodeRequests, readNodeRequests } from './measureNode.js'
import { type BenchChain, chainId, prepareChain } from './prepareChain.js'

// Performance of a gateway with a chain, over loopback: the rate of the index, how long each call takes at a steady rate, and
// the cost of a call over two nodes. The chain, the gateways and the callers share the machine. One JSON object on stdout.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    blocks: { type: 'string', default: '300' },
    perSecond: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
  },
})
const steady = { perSecond: Number(values.perSecond), seconds: Number(values.seconds) }
const warm = { perSecond: steady.perSecond, seconds: 1 }
const limits = { RPC_PER_MINUTE: '1000000000', RPC_PER_ADDRESS: '1000000000' }
const health: ChainCall = { name: '/healthz', path: '/healthz' }

function callsOf(chain: BenchChain): readonly ChainCall[] {
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
  return [
    { name: 'getWallets', path: '/getWallets?page=1&entries=40' },
    { name: 'getWalletImage', path: '/getWalletImage/metamask' },
    { name: 'supported-chains', path: '/v1/supported-chains' },
    { name: 'rpc', path: `/v1/?chainId=${chainId}`, body },
    ...callsOfNodes(chainId, chain.account),
    // Its signature is wrong on purpose.
    ...callsOfIndex(chainId, chain.account).filter(({ name }) => name !== 'registration'),
  ]
}

/**
 * Milliseconds of the 50th and 99th percentile of each call and of the processor of the gateway for one, those of
 * `/healthz` before and after them, and the resident megabytes of the gateway with PGlite after all of them. `node`: the
 * milliseconds of the node alone for what the gateway requests of it for such a call.
 */
async function measureCalls(chain: BenchChain) {
  const unlimited = { ...chain, environment: { ...chain.environment, ...limits } }
  const requests = await readNodeRequests(unlimited, chainId, callsOfNodes(chainId, chain.account))
  const { dataDir } = await seedStore()
  await mkdir(dataDir, { recursive: true })
  const gateway = await startBenchGateway({ ...chain.environment, ...limits, DATA_DIR: dataDir })
  try {
    await untilStored(gateway, chainId, chain.height)
    const measure = async (call: ChainCall) => {
      await callSteadily([gateway], [call], warm)
      const before = await gateway.cpuSeconds()
      const times = await callSteadily([gateway], [call], steady)
      return { times, used: (await gateway.cpuSeconds()) - before }
    }
    type Measured = Awaited<ReturnType<typeof measure>>
    const toFigures = (...measured: readonly Measured[]) => {
      const times: readonly CallTime[] = measured.flatMap(one => one.times)
      const took = times.map(one => one.took)
      const failed = times.filter(({ isFailed }) => isFailed).length
      const used = measured.reduce((sum, one) => sum + one.used, 0)
      const processor = (1000 * used) / times.length
      return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), failed, processor }
    }
    const first = await measure(health)
    const measureAlone = async (asked: NodeRequests) => {
      await measureNode(chain, asked, warm)
      const took = await measureNode(chain, asked, steady)
      return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) }
    }
    type Found = ReturnType<typeof toFigures> & {
      readonly node: Awaited<ReturnType<typeof measureAlone>> | undefined
    }
    const found: { [name: string]: Found } = {}
    for (const call of callsOf(chain)) {
      const asked = requests.get(call.name) ?? []
      const node = asked.length > 0 ? await measureAlone(asked) : undefined
      found[call.name] = { ...toFigures(await measure(call)), node }
    }
    const figures = toFigures(first, await measure(health))
    return { health: figures, calls: found, memory: await gateway.readMemory() }
  } finally {
    await gateway.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds of the processor for a call, by one node and by two with the same Redis and Postgres. */
async function measureNodes(chain: BenchChain) {
  const [redisFile, postgresFolder] = [findRedis(), findPostgres()]
  if (!redisFile || !postgresFolder) return undefined
  const redis = await startRedis(redisFile)
  const postgres = await startPostgres(postgresFolder)
  const nodes: BenchGateway[] = []
  const shared = { REDIS_URL: redis.url, DATABASE_URL: postgres.url }
  const start = async () => {
    nodes.push(await startBenchGateway({ ...chain.environment, ...limits, ...shared }))
  }
  const cpu = async () => {
    let seconds = 0
    for (const node of nodes) seconds += await node.cpuSeconds()
    return seconds
  }
  const measure = async () => {
    const calls = callsOf(chain)
    // Each node compiles its own code: a new one costs twice as much at first, however many there are.
    await callSteadily(nodes.slice(-1), calls, { ...steady, seconds: 12 })
    const before = await cpu()
    // The same rate for each node: a process that has less to do uses more of the processor for a call.
    const perSecond = (steady.perSecond / 2) * nodes.length
    const times = await callSteadily(nodes, calls, { ...steady, perSecond })
    const { length } = times
    if (times.some(({ isFailed }) => isFailed)) throw new TypeError('a call failed while nodes were measured')
    return (1000 * ((await cpu()) - before)) / length
  }
  try {
    await start()
    await untilStored(nodes[0] as BenchGateway, chainId, chain.height)
    const one = await measure()
    await start()
    return { one, two: await measure() }
  } finally {
    for (const node of nodes) await node.stop()
    await redis.stop()
    await postgres.stop()
  }
}

const chain = await prepareChain(Number(values.blocks))
try {
  const index = await measureIndex(chain, Number(values.runs))
  const calls = await measureCalls(chain)
  const nodes = await measureNodes(chain)
  process.stdout.write(`${JSON.stringify({ index, ...calls, nodes })}\n`)
} finally {
  await chain.stop()
}
