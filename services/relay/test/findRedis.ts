import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a `redis-server`, from `REDIS_SERVER_PATH` or the PATH; `undefined` where none is installed. */
export function findRedis(): string | undefined {
  if (process.env.REDIS_SERVER_PATH) return process.env.REDIS_SERVER_PATH
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'redis-server')
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {}
  }
  return undefined
}
