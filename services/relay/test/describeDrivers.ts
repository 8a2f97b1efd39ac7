import { findRedis, type RunningRedis, startRedis } from '@latchkit/service-base/testing'
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type RelayOptions, type RunningRelay, startRelay } from '../src/startRelay.js'

/** Starts a relay of the driver under test; it is closed after the test. */
export type Start = (options?: RelayOptions) => Promise<RunningRelay>

/**
 * Runs the same tests on a mailbox in the process and on one in Redis. Without a `redis-server` the second half is
 * skipped, and fails where `CI` is true.
 */
export function describeDrivers(
  title: string,
  body: (start: Start, driver: 'memory' | 'Redis') => void,
): void {
  describe(`${title}, in the process`, () => body(createStart(), 'memory'))
  describeRedis(`${title}, in Redis`, redis => body(createStart(redis), 'Redis'))
}

/** Runs tests that hold of each mailbox on the one in the process, and in the full run on that in Redis too. */
export function describeOneDriver(
  title: string,
  body: (start: Start, driver: 'memory' | 'Redis') => void,
): void {
  if (process.env.LATCHKIT_FULL) describeDrivers(title, body)
  else describe(`${title}, in the process`, () => body(createStart(), 'memory'))
}

/** Runs tests with a separate Redis. */
export function describeRedis(
  title: string,
  body: (redis: () => RunningRedis) => void,
  settings?: readonly string[],
): void {
  const path = findRedis()
  if (!path) {
    test.skip(`${title} (no redis-server on the PATH and none in REDIS_SERVER_PATH)`, () => {})
    return
  }
  describe(title, () => {
    let redis: RunningRedis | undefined
    beforeAll(async () => {
      redis = await startRedis(path, settings)
    })
    afterAll(() => redis?.stop())
    body(() => {
      if (!redis) throw new Error('Redis has not started')
      return redis
    })
  })
}

/** Starts relays that are closed after the test which started them. */
export function createStart(redis?: () => RunningRedis): Start {
  const relays: RunningRelay[] = []
  afterEach(async () => {
    await Promise.all(relays.splice(0).map(relay => relay.close()))
  })
  return async (options = {}) => {
    const limits = { drain: 0, ...options.limits }
    const relay = await startRelay({ port: 0, redisUrl: redis?.().url, ...options, limits })
    relays.push(relay)
    return relay
  }
}
