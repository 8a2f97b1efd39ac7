import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Redis } from 'ioredis'
import { findPort, type RunningRedis, startRedis } from './startRedis.js'

/** Two Redis servers, of which one is the replica of the other, and three sentinels that watch them. */
export type RunningSentinels = {
  /** `REDIS_URL` of a service that follows the sentinels. */
  readonly url: string
  /** Ends the server in use at once. Settles when the sentinels have made the replica the server. */
  failOver(): Promise<void>
  /** Adds a new replica of the server in use, in place of one that ended. Settles when it is in sync. */
  addReplica(): Promise<void>
  stop(): Promise<void>
}

const name = 'main'
const sentinelCount = 3

/** Starts them on free ports of 127.0.0.1. `file` is that of `redis-server`, which is a sentinel too. */
export async function startSentinels(
  file: string,
  settings: readonly string[] = [],
): Promise<RunningSentinels> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-sentinels-'))
  const servers = new Map<number, RunningRedis>()
  const start = async (replicaOf?: number) => {
    const replica = replicaOf === undefined ? [] : ['--replicaof', `127.0.0.1 ${replicaOf}`]
    const options = ['--repl-diskless-sync-delay', '0', '--dir', folder, ...settings, ...replica]
    const server = await startRedis(file, options)
    servers.set(server.port, server)
    return server
  }
  let primary = await start()
  const sentinels = await Promise.all(
    Array.from({ length: sentinelCount }, () => startSentinel(file, folder, primary.port)),
  )
  const [first = 0, ...others] = sentinels.map(({ port }) => port)
  const sentinel = new Redis(first)
  const addReplica = async () => {
    const replica = await start(primary.port)
    const client = new Redis(replica.port)
    while (!(await client.info('replication')).includes('master_link_status:up')) await pause()
    client.disconnect()
    // The sentinels find it in what the server says, every ten seconds.
    while (!(await listReplicas(sentinel)).includes(replica.port)) await pause()
  }
  await addReplica()
  return {
    url: `redis://127.0.0.1:${first}?sentinel=${name}${others.map(port => `&at=127.0.0.1:${port}`).join('')}`,
    addReplica,
    async failOver() {
      const old = primary
      await old.stop()
      servers.delete(old.port)
      for (;;) {
        const address = await sentinel.call('SENTINEL', 'get-master-addr-by-name', name)
        const port = Array.isArray(address) ? Number(address[1]) : old.port
        const next = servers.get(port)
        if (next && port !== old.port) {
          primary = next
          return
        }
        await pause()
      }
    },
    async stop() {
      sentinel.disconnect()
      await Promise.all(sentinels.map(one => one.stop()))
      await Promise.all([...servers.values()].map(server => server.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startSentinel(file: string, folder: string, primaryPort: number) {
  const port = await findPort()
  const config = path.join(folder, `sentinel-${port}.conf`)
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${name} 127.0.0.1 ${primaryPort} 2`,
    `sentinel down-after-milliseconds ${name} 1000`,
    `sentinel failover-timeout ${name} 5000`,
  ]
  await writeFile(config, `${lines.join('\n')}\n`)
  const child = spawn(file, [config, '--sentinel'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) if (line.includes('+monitor')) break
  child.stdout.resume()
  return {
    port,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Ports of the replicas that a sentinel knows. */
async function listReplicas(sentinel: Redis): Promise<readonly number[]> {
  const replicas = await sentinel.call('SENTINEL', 'replicas', name)
  if (!Array.isArray(replicas)) return []
  return replicas.flatMap(fields =>
    Array.isArray(fields) ? [Number(fields[fields.indexOf('port') + 1])] : [],
  )
}

/** Between two questions to a sentinel, which answers at once. */
const pause = () => new Promise(resolve => setTimeout(resolve, 50))
