import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Redis } from 'ioredis'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database/openDatabase.js'
import { codeOf, describeError } from './describeError.js'
import { seedFolder } from './testing/seedFolder.js'
import { findRedis, startRedis } from './testing/startRedis.js'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('names the query that failed and why, and none of its values', async () => {
  const dataDir = await seedFolder()
  const database = await openDatabase({ dataDir, onError: () => {} })
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const rows = JSON.stringify(Array.from({ length: 1000 }, () => ({ email: 'user@example.com' })))
  const error = await failureOf(
    database.orm.execute(
      sql`insert into none select * from json_to_recordset(${rows}::json) as row(email text)`,
    ),
  )
  const described = describeError(error)
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    message: expect.stringMatching(/^Failed query: insert into none select /),
    stack: expect.stringMatching(/^\s+at /),
    cause: { code: '42P01', message: 'relation "none" does not exist' },
  })
  const text = JSON.stringify(described)
  expect(text).not.toContain('user@example.com')
  expect(text.length).toBeLessThan(10_000)
  expect(codeOf(error)).toBe('42P01')
})

it.skipIf(!findRedis())('has no argument of a command that Redis refused', async () => {
  const server = await startRedis(findRedis() ?? '')
  onTestFinished(() => server.stop())
  const redis = new Redis(server.url)
  onTestFinished(() => redis.disconnect())
  const error = await failureOf(redis.call('SET', 'address:203.0.113.7', 'value', 'NONSENSE'))
  expect(error).toHaveProperty('command.args')
  const described = describeError(error)
  expect(described).toMatchObject({ message: 'ERR syntax error' })
  expect(JSON.stringify(described)).not.toContain('203.0.113.7')
})

it('ends at the third cause, also of an error that causes itself', () => {
  const error = new Error('a')
  error.cause = error
  expect(JSON.stringify(describeError(error)).match(/"message":"a"/g)).toHaveLength(4)
  expect([codeOf(error), describeError('text'), codeOf(undefined)]).toEqual([undefined, 'text', undefined])
})
