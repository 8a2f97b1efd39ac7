import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getAuthShare, getWallet, reshareWallet } from '@latchkit/secure-protocol/api/wallet'
import { openDatabase } from '@latchkit/service-base/database'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addKey } from '../src/kek/readKeys.js'
import { createDevice } from './createDevice.js'
import { createWallet, makeShare } from './createWallet.js'
import { embedded, openSite, servers, stores } from './openSite.js'
import { makeOwner, readShare, roles, run } from './rotationOwner.js'

const script = fileURLToPath(new URL('killedRotation.ts', import.meta.url))

describe.each(stores)('on $name', ({ name, open }) => {
  test.each(['auth', 'recovery'] as const)(
    'a rotation of %s that is killed after every second row loses no record',
    async role => {
      const site = await openSite({}, open)
      try {
        const device = await createDevice(site)
        const { session } = await device.signIn('kill@example.com')
        const wallet = await createWallet(device, session)
        const isServer = name.startsWith('Postgres')
        if (!isServer) await site.site.close()
        await addKey(path.join(site.dataDir, `keys/${role}.json`), 'KEYS_FILE')
        const url = role === 'auth' ? site.options.databaseUrl : site.options.recoveryDatabaseUrl
        const run = async (rows: number) => {
          const argument = JSON.stringify({ role, url, rows, dataDir: site.dataDir })
          const child = spawn(process.execPath, ['--import', 'tsx', script, argument], { stdio: 'inherit' })
          const [code, signal] = await once(child, 'exit')
          return signal ?? code
        }
        // Kills at the second row each time; the last run has one row or none.
        let kills = 0
        for (;;) {
          const end = await run(2)
          if (end === 0) break
          expect(end).toBe('SIGKILL')
          kills += 1
          if (isServer) expect((await wallet.readBack()).isRecoveryRight).toBe(true)
        }
        expect(kills).toBeGreaterThan(0)
        if (!isServer) await site.restart()
        expect(await wallet.readBack()).toEqual({ isAuthRight: true, isRecoveryRight: true })
        const read = await device.call(getAuthShare, { walletId: wallet.walletId, shareGen: 1 }, { session })
        expect(read.ok().share).toBe(wallet.authShare)
      } finally {
        await site.close()
      }
    },
    240_000,
  )
})

test('a record that no key opens is reported and left as it is', async () => {
  const site = await openSite({}, embedded.open)
  onTestFinished(() => site.close())
  const owner = await makeOwner(site, 'broken@example.com')
  await site.site.close()
  const flip = async () => {
    const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
    await database.execute(
      `update auth.wallet set blob_sealed = set_byte(blob_sealed, 40, 255 - get_byte(blob_sealed, 40))`,
    )
    await database.close()
  }
  await flip()
  expect((await run(site, 'keys add', { role: 'auth' })).text).toContain('k2 is the current key')
  const { code, text } = await run(site, 'keys rotate', { role: 'auth' })
  expect(code).toBe(1)
  expect(text).toContain(`auth.wallet.blob_sealed  ${owner.walletId} is opened by no key`)
  expect(text).toContain('auth  k1  1 records')
  await expect(run(site, 'keys remove', { role: 'auth', id: 'k1' })).rejects.toThrow('1 records are under k1')
  await expect(run(site, 'keys remove', { role: 'auth', id: 'k2' })).rejects.toThrow('records are under k2')
  await expect(run(site, 'keys rotate', { role: 'both' })).rejects.toThrow('--role is auth or recovery')
  await flip()
  await site.restart()
  expect(await readShare(owner)).toBe(owner.authShare)
})

test.each(servers ? [servers] : [])(
  'rotation runs beside a site that goes on reading and writing',
  async ({ open }) => {
    const site = await openSite({}, open)
    try {
      const owner = await makeOwner(site, 'live@example.com')
      for (const role of roles) await run(site, 'keys add', { role })
      let isOver = false
      const rotation = run(site, 'keys rotate').finally(() => {
        isOver = true
      })
      let shareGen = 1
      let last = owner.authShare
      let count = 0
      do {
        shareGen += 1
        last = makeShare(shareGen, 2)
        const next = { walletId: owner.walletId, shareGen, authShare: last }
        ;(await owner.device.call(reshareWallet, next, { session: owner.session })).ok()
        await makeOwner(site, `beside-${count}@example.com`)
        count += 1
      } while (!isOver && count < 10)
      expect((await rotation).code).toBe(0)
      const { text } = await run(site, 'keys list')
      expect(text).toMatch(/^auth {2}k2 {2}\d+ records {2}current\nrecovery {2}k2 {2}\d+ records {2}current$/)
      await expect(run(site, 'keys remove', { role: 'auth', id: 'k1' })).rejects.toThrow('wait 2 minutes')
      const { device, session, walletId } = owner
      expect((await device.call(getAuthShare, { walletId, shareGen }, { session })).ok().share).toBe(last)
      expect((await device.call(getWallet, {}, { session })).ok().wallet?.blob).toBe(owner.blob)
    } finally {
      await site.close()
    }
  },
)
