import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findCaddy, startCaddy } from '@latchkit/deployment/local'
import { type LocalStack, localSolanaChainId, startLocalStack } from '@latchkit/local-stack'
import { openDatabase } from '@latchkit/service-base/database'
import {
  findPort,
  findPostgres,
  findRedis,
  type RunningPostgres,
  type RunningSentinels,
  startPostgres,
  startRedis,
  startSentinels,
} from '@latchkit/service-base/testing'
import { mountSmallDisk, type SmallDisk } from './smallDisk.js'
import { type LogLine, type Service, startService } from './startService.js'

/** Two nodes of each service behind Caddy, with what they need. */
export type System = {
  readonly relays: readonly Service[]
  readonly sites: readonly Service[]
  readonly gateways: readonly Service[]
  readonly stack: LocalStack
  /** With sentinels, unless the first nodes are of an older version. */
  readonly redis: RunningSentinels | { stop(): Promise<void> }
  readonly postgres: RunningPostgres
  /** `undefined` without the right to mount. */
  readonly disk: SmallDisk | undefined
  /** URLs of the balancer. */
  readonly urls: { readonly relay: string; readonly site: string; readonly gateway: string }
  /** Has the balancer send nothing to a node, or to every node again. */
  leaveOut(service: Service | undefined): Promise<void>
  stop(): Promise<void>
}

/** Above anything that the load does: its callers share the address of the balancer. */
const many = '1000000000'
/** Megabytes for the log of Postgres, which it empties every five minutes, and its tables. */
const diskSize = 2_048

/** Starts the system. `old` is a clone of an older version that its first nodes are of. */
export async function startSystem(parameters: {
  readonly smtpUrl: string
  readonly old: string | undefined
  onLog(line: LogLine): void
}): Promise<System> {
  const { smtpUrl, old, onLog } = parameters
  const redisFile = findRedis()
  const postgresFolder = findPostgres()
  if (!redisFile || !postgresFolder || !findCaddy())
    throw new TypeError('a soak needs redis-server, Postgres and Caddy')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-soak-'))
  const disk = await mountSmallDisk(diskSize)
  // Postgres keeps its folder below this.
  if (disk) process.env.TMPDIR = disk.folder
  const redisSettings = ['--maxmemory', '512mb', '--maxmemory-policy', 'noeviction']
  const [stack, redis, postgres] = await Promise.all([
    startLocalStack({ ports: [0, 0], solana: { port: 0 } }),
    // An older version may know no sentinels.
    old ? startRedis(redisFile, redisSettings) : startSentinels(redisFile, redisSettings),
    startPostgres(postgresFolder),
  ])
  process.env.TMPDIR = path.dirname(folder)
  const owner = await openDatabase({ dataDir: '', url: postgres.url, onError: () => {} })
  for (const role of ['auth', 'recovery', 'gateway']) {
    await owner.execute(`create role ${role} login; grant create on database postgres to ${role}`)
  }
  await owner.close()

  const hosts = {
    relay: `localhost:${await findPort()}`,
    site: `secure.localhost:${await findPort()}`,
    gateway: `localhost:${await findPort()}`,
  }
  const urls = {
    relay: `ws://${hosts.relay}`,
    site: `http://${hosts.site}`,
    gateway: `http://${hosts.gateway}`,
  }
  await writeFile(path.join(folder, 'projects.json'), JSON.stringify({ demo: ['http://localhost:5173'] }))
  const twice = async (folderOf: string, environment: { readonly [name: string]: string }) => {
    // One after the other: the first makes keys and schemas.
    const services: Service[] = []
    for (const number of [1, 2])
      services.push(
        await startService({ name: `${folderOf} ${number}`, folder: folderOf, old, environment, onLog }),
      )
    return services
  }
  // The time that `deploy/kubernetes` has, in which Caddy notices that a node ends.
  const leaveTime = '10000'
  // A name, so that it has to be resolved.
  const named = (url: string) => [url.replace('127.0.0.1', 'localhost')]
  const chains = [
    ...stack.chains.map(({ id, rpcUrl }) => [`eip155:${id}`, named(rpcUrl)] as const),
    [localSolanaChainId, named(stack.solana?.url ?? '')] as const,
  ]
  const [relays, sites, gateways] = await Promise.all([
    twice('relay', {
      REDIS_URL: redis.url,
      REDIS_REPLICAS: old ? '0' : '1',
      PUBLIC_URLS: urls.relay,
      LIMIT_LEAVE_TIME: leaveTime,
      LIMIT_ADDRESS_CONNECTIONS: many,
      LIMIT_ADDRESS_TOPICS: many,
      LIMIT_ADDRESS_RATE: many,
      LIMIT_ADDRESS_BURST: many,
      LIMIT_ADDRESS_MESSAGES: many,
      LIMIT_ADDRESS_BYTES: '100000000000',
      LIMIT_OWNER_MESSAGES: many,
      LIMIT_OWNER_BYTES: '100000000000',
    }),
    twice('secure-site', {
      PUBLIC_URL: urls.site,
      REDIS_URL: redis.url,
      DATABASE_URL: postgres.urlOf('auth'),
      RECOVERY_DATABASE_URL: postgres.urlOf('recovery'),
      DATA_DIR: folder,
      PROJECTS_FILE: path.join(folder, 'projects.json'),
      SMTP_URL: smtpUrl,
      TRUST_PROXY: 'true',
      LEAVE_TIME: leaveTime,
      MAILS_PER_HOUR: many,
      PROJECT_MAILS_PER_HOUR: many,
      CALLS_PER_MINUTE: many,
      EMAIL_STARTS_PER_HOUR: many,
      START_TIME: '0',
    }),
    twice('gateway', {
      REDIS_URL: redis.url,
      DATABASE_URL: postgres.urlOf('gateway'),
      LEAVE_TIME: leaveTime,
      INDEX: chains.map(([id]) => id).join(','),
      RPC_URLS: JSON.stringify(Object.fromEntries(chains)),
    }),
  ])
  const variables = (left: Service | undefined) => {
    const upstream = (services: readonly Service[]) =>
      services
        .filter(service => service !== left)
        .map(({ port }) => `127.0.0.1:${port}`)
        .join(' ')
    return {
      RELAY_HOST: `http://${hosts.relay}`,
      SITE_HOST: urls.site,
      GATEWAY_HOST: urls.gateway,
      RELAY_UPSTREAM: upstream(relays),
      SITE_UPSTREAM: upstream(sites),
      GATEWAY_UPSTREAM: upstream(gateways),
    }
  }
  const caddy = await startCaddy({
    folder: path.join(folder, 'caddy'),
    isSecure: false,
    variables: variables(undefined),
  })
  return {
    relays,
    sites,
    gateways,
    stack,
    redis,
    postgres,
    disk,
    urls,
    leaveOut: service => caddy.reload(variables(service)),
    async stop() {
      await caddy.stop()
      await Promise.all([...relays, ...sites, ...gateways].map(service => service.stop()))
      await Promise.all([stack.stop(), redis.stop(), postgres.stop()])
      await disk?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
