import { findOnPath } from './findOnPath.mjs'
import { installDebian } from './installDebian.mjs'

/**
 * Path of a Redis server, which the services' tests start for themselves; as root on Debian it is installed. Without
 * one those tests are skipped and counted.
 */
export async function findRedis() {
  const found = findOnPath('redis-server')
  if (found) return found
  return (await installDebian('redis-server')) ? findOnPath('redis-server') : undefined
}
