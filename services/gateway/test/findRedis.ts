import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Where `redis-server` is, by `REDIS_SERVER_PATH` or the PATH; undefined without it, which in CI is an error instead of a skipped test. */
export function findRedis(): string | undefined {
  if (process.env.REDIS_SERVER_PATH) return process.env.REDIS_SERVER_PATH
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, 'redis-server'))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (!found && process.env.CI)
    throw new TypeError('redis-server is not on the PATH: install it, e.g. by apt-get')
  return found
}
