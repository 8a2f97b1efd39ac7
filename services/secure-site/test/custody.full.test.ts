import { startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { openDatabase } from '@latchkit/service-base/database'
import { eq, lt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit, session } from '../src/auth/tables.js'
import { challenge } from '../src/recoveryRole/tables.js'
import { createDevice } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { openSite, type TestSite } from './openSite.js'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('codes of the recovery role that are over are deleted at the next hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await site.restart()
    const device = await createDevice(site)
    const { session } = await device.signIn('swept@example.com')
    const { walletId, readBack, confirm } = await createWallet(device, session)
    await readBack()
    ;(await confirm()).ok()
    ;(await device.call(startRecovery, { walletId }, { session })).ok()
    const read = async () => {
      await site.site.close()
      const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
      const isOver = lt(challenge.expiresAt, site.now())
      const rows = await database.orm.select({ id: challenge.id }).from(challenge).where(isOver)
      await database.close()
      await site.restart()
      return rows.length
    }
    site.passTime(301_000)
    expect(await read()).toBeGreaterThan(0)
    vi.advanceTimersByTime(3_600_000)
    // Work that the hour began is done before the database is closed.
    expect(await read()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('sessions that are over are deleted at the next hour, and their events stay in the log', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await site.restart()
    await (await createDevice(site)).signIn('over@example.com')
    const read = async (change = 'select 1') => {
      await site.site.close()
      const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
      await database.execute(change)
      const [sessions, begun] = [
        await database.orm.$count(session),
        await database.orm.$count(audit, eq(audit.event, 'session/begun')),
      ]
      await database.close()
      await site.restart()
      return { sessions, begun }
    }
    const { begun } = await read()
    site.passTime(30 * 86_400_000 - 60_000)
    vi.advanceTimersByTime(3_600_000)
    // Those of other tests are over by now.
    const copies = `insert into auth.session (
        id, user_id, device_id, project_id, thumbprint, parent_origin, generation, created_at, last_seen, expires_at
      ) select gen_random_uuid(), user_id, device_id, project_id, thumbprint, parent_origin, generation, created_at,
        last_seen, expires_at from auth.session cross join generate_series(1, 2500)`
    expect(await read(copies)).toEqual({ sessions: 2501, begun })
    site.passTime(120_000)
    vi.advanceTimersByTime(3_600_000)
    expect(await read()).toEqual({ sessions: 0, begun })
  } finally {
    vi.useRealTimers()
  }
})
