import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChainCall } from '../test/chainCalls.js'
import { seedStore } from '../test/startIndexed.js'
import { ask, callSteadily, openAgent, startBenchGateway } from './benchGateway.js'
import type { BenchChain } from './prepareChain.js'

/** Requests of the gateway to the node for a call, in turn; those of one list are sent at the same time. */
export type NodeRequests = readonly (readonly unknown[])[]

/** Reads the requests of the gateway to the node for each call, after it has filled its caches. */
export async function readNodeRequests(
  chain: BenchChain,
  chainId: string,
  calls: readonly ChainCall[],
): Promise<ReadonlyMap<string, NodeRequests>> {
  const seen: { readonly body: unknown; readonly at: number; end: number }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    const one = { body: JSON.parse(body), at: performance.now(), end: Number.POSITIVE_INFINITY }
    seen.push(one)
    const headers = { 'content-type': 'application/json' }
    const answer = await (await fetch(chain.rpcUrl, { method: 'POST', headers, body })).text()
    one.end = performance.now()
    response.writeHead(200, headers).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { dataDir } = await seedStore()
  const { INDEX: _, ...environment } = chain.environment
  const RPC_URLS = JSON.stringify({ [chainId]: [rpcUrl] })
  const gateway = await startBenchGateway({ ...environment, RPC_URLS, DATA_DIR: dataDir })
  const found = new Map<string, NodeRequests>()
  for (const call of calls) {
    await callSteadily([gateway], [call], { perSecond: 5, seconds: 1 })
    seen.length = 0
    await callSteadily([gateway], [call], { perSecond: 1, seconds: 1 })
    const rounds: unknown[][] = []
    let end = Number.NEGATIVE_INFINITY
    for (const one of seen) {
      if (one.at < end) rounds.at(-1)?.push(one.body)
      else rounds.push([one.body])
      end = Math.max(end, one.end)
    }
    found.set(call.name, rounds)
  }
  await gateway.stop()
  server.close()
  server.closeAllConnections()
  return found
}

/** Milliseconds that the node alone takes for these requests, at a steady rate, whether or not those before have ended. */
export async function measureNode(
  chain: BenchChain,
  requests: NodeRequests,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<readonly number[]> {
  const port = Number(new URL(chain.rpcUrl).port)
  const agent = openAgent()
  const open: Promise<number>[] = []
  const start = performance.now()
  const askAll = async () => {
    const begin = performance.now()
    for (const round of requests)
      await Promise.all(round.map(body => ask(agent, port, { name: 'node', path: '/', body })))
    return performance.now() - begin
  }
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const late = start + (turn * 1000) / perSecond - performance.now()
    if (late > 0) await wait(late)
    open.push(askAll())
  }
  const times = await Promise.all(open)
  agent.destroy()
  return times
}
