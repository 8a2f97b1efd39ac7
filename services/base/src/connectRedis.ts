import { Redis, type RedisOptions } from 'ioredis'
import { ConfigError } from './configError.js'

type ConnectionOptions = Omit<RedisOptions, 'replyMapping'>

/** Rounds of all sentinels at the start. Later the client goes on until one answers. */
const firstRounds = 3

/**
 * Connects to Redis. The client reports later connection losses to `onError` and reconnects. A URL with `sentinel` in its
 * query names sentinels in place of a server, and the client follows the server that they name.
 *
 * @throws ConfigError when the first connection fails, with the address and the reason
 * @example
 * await connectRedis('redis://10.0.0.1:26379?sentinel=main&at=10.0.0.2:26379', {}, onError)
 */
export async function connectRedis(
  url: string,
  options: ConnectionOptions,
  onError: (error: Error) => void,
): Promise<Redis> {
  const sentinels = readSentinels(url)
  let isOpen = false
  const chosen: ConnectionOptions = {
    ...options,
    ...sentinels,
    lazyConnect: true,
    // A server that has become a replica refuses writes: the name, or the sentinels, lead to another one by then.
    reconnectOnError: error => error.message.startsWith('READONLY'),
    // The client never gives up by itself, and a service would neither start nor say why.
    sentinelRetryStrategy: round => (isOpen || round < firstRounds ? Math.min(round * 50, 2_000) : undefined),
  }
  const redis = sentinels ? new Redis(chosen) : new Redis(url, chosen)
  let last: Error | undefined
  const keepLast = (error: Error) => {
    last = error
  }
  redis.on('error', keepLast)
  try {
    await redis.connect()
  } catch (cause) {
    // The client would go on trying, and keep a process alive that has not started.
    redis.disconnect()
    throw new ConfigError('bad-config', `REDIS_URL: ${new URL(url).host}: ${describe(last)}`, { cause })
  }
  isOpen = true
  redis.off('error', keepLast)
  redis.on('error', onError)
  return redis
}

function describe(error: NodeJS.ErrnoException | undefined): string {
  if (error?.message.startsWith('All sentinels')) return 'no sentinel names a server'
  // Node tries each address of a name, and its message is empty when all of them fail.
  return error?.message || error?.code || 'the connection was closed'
}

/** Returns the options of a URL that names sentinels; credentials and number of the database are those of the servers. */
function readSentinels(text: string): ConnectionOptions | undefined {
  const url = new URL(text)
  const name = url.searchParams.get('sentinel')
  if (!name) return undefined
  const sentinels = [url.host, ...url.searchParams.getAll('at')].map(address => {
    const { hostname, port } = new URL(`redis://${address}`)
    return { host: hostname, port: Number(port || 26_379) }
  })
  const isSecure = url.protocol === 'rediss:'
  return {
    name,
    sentinels,
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    ...(url.pathname.length > 1 && { db: Number(url.pathname.slice(1)) }),
    ...(isSecure && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  }
}
