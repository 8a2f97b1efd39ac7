import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChainCall } from '../test/chainCalls.js'

/** A gateway in a separate process. */
export type BenchGateway = {
  readonly port: number
  readonly url: string
  /** Seconds of the processor that it has used. */
  cpuSeconds(): Promise<number>
  /** Its resident megabytes. */
  readMemory(): Promise<number>
  stop(): Promise<void>
}

/** Starts a gateway as its start script does. */
export async function startBenchGateway(environment: {
  readonly [name: string]: string
}): Promise<BenchGateway> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@latchkit/source', 'src/bin.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /\s(http:\/\/\S+)$/.exec(line) ?? []
    if (!url) continue
    child.stdout.resume()
    return {
      url,
      port: Number(new URL(url).port),
      cpuSeconds: () => readMetric(url, 'process_cpu_seconds_total'),
      readMemory: async () => (await readMetric(url, 'process_resident_memory_bytes')) / 1_048_576,
      async stop() {
        process.removeListener('exit', end)
        child.kill('SIGTERM')
        await once(child, 'exit')
      },
    }
  }
  throw new TypeError('the gateway ended before it printed its URL')
}

async function readMetric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
}

/** Waits until a gateway has indexed a block. */
export async function untilStored({ url }: BenchGateway, chain: string, block: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const line = metrics.split('\n').find(one => one.startsWith(`gateway_indexed_block{chain="${chain}"}`))
    if (Number(line?.split(' ')[1]) >= block) return
    await wait(50)
  }
}

/** How long a call took, in milliseconds, until the whole answer was there. */
export type CallTime = { readonly took: number; readonly isFailed: boolean }

/** The connections of callers. */
export const openAgent = () => new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends one call. */
export function ask(agent: Agent, port: number, { path: target, body }: ChainCall): Promise<CallTime> {
  const start = performance.now()
  return new Promise(resolve => {
    const end = (isFailed: boolean) => resolve({ took: performance.now() - start, isFailed })
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = request({ host: '127.0.0.1', port, path: target, agent, method, headers }, response => {
      response.resume()
      response.on('end', () => end(response.statusCode !== 200))
    })
    outgoing.on('error', () => end(true))
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Sends calls at a steady rate, whether or not those before have ended, and returns how long each took. */
export async function callSteadily(
  gateways: readonly BenchGateway[],
  calls: readonly ChainCall[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<readonly CallTime[]> {
  const agent = openAgent()
  const open: Promise<CallTime>[] = []
  const start = performance.now()
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const late = start + (turn * 1000) / perSecond - performance.now()
    if (late > 0) await wait(late)
    const [gateway, call] = [gateways[turn % gateways.length], calls[turn % calls.length]]
    if (gateway && call) open.push(ask(agent, gateway.port, call))
  }
  const times = await Promise.all(open)
  agent.destroy()
  return times
}

/** The part of the values that is not above it. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
