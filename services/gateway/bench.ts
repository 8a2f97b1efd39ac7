import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { GatewayError } from './src/errors.js'

// Directory requests per second over loopback: the gateway in a separate process, the callers in this one.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    json: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)

const cases: { readonly [name: string]: (turn: number) => string } = {
  'page of 40': turn => `/getWallets?page=${1 + (turn % 15)}&entries=40&projectId=bench&st=latchkit`,
  'page of 40, one chain': turn => `/getWallets?page=${1 + (turn % 7)}&chains=eip155:1&projectId=bench`,
  'page of 40, never the same': turn => `/getWallets?exclude=${turn}&entries=40`,
  search: turn => `/getWallets?search=${'abcdefghijklmnoprstuw'[turn % 21]}&entries=100`,
  'one wallet by id': turn => `/getWallets?include=io.metamask&x=${turn}`,
  image: () => '/getWalletImage/metamask',
}

type Result = {
  readonly perSecond: number
  readonly perCpuSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

function ask(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new GatewayError('bad-config', `${path}: ${response.statusCode}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

async function cpuSeconds(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

async function measure(port: number, pathOf: (turn: number) => string, length: number): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const cpu = await cpuSeconds(port)
  const start = performance.now()
  const end = start + length * 1000
  let turn = 0
  let bytes = 0
  const one = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      bytes = await ask(agent, port, pathOf(turn++))
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes,
    perCpuSecond: times.length / ((await cpuSeconds(port)) - cpu),
  }
}

const child = spawn(process.execPath, ['--import', 'tsx', 'src/bin.ts'], {
  cwd: import.meta.dirname,
  env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line]: unknown[] = await once(child.stdout, 'data')
const port = Number(/:(\d+)\s*$/.exec(String(line))?.[1])
const results: { [name: string]: Result } = {}
// Warms up the compiler.
for (const pathOf of Object.values(cases)) await measure(port, pathOf, Math.min(1, seconds))
for (const [name, pathOf] of Object.entries(cases)) results[name] = await measure(port, pathOf, seconds)
child.kill('SIGTERM')

const row = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (index ? String(cell).padStart(12) : String(cell).padEnd(26))).join('')}\n`,
  )
if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
else {
  row(['directory (623 wallets)', 'per second', 'per CPU s', 'p50 ms', 'p99 ms', 'bytes'])
  for (const [name, { perSecond, perCpuSecond, p50, p99, bytes }] of Object.entries(results)) {
    row([name, Math.round(perSecond), Math.round(perCpuSecond), p50.toFixed(2), p99.toFixed(2), bytes])
  }
}
