import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { describe, expect, test } from 'vitest'
import { addKey } from '../src/kek/readKeys.js'
import { createDevice } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { openSite, stores } from './openSite.js'

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
