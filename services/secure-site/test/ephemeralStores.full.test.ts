import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { expect, test } from 'vitest'
import { createDevice, send } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { appOrigin, openSite } from './openSite.js'

const binary = findRedis()

if (binary !== undefined)
  test('a site whose Redis is away takes no proof, and works again once it is back', async () => {
    const redis = await startRedis(binary)
    const site = await openSite({ redisUrl: redis.url })
    try {
      const owner = await createDevice(site)
      const { session } = await owner.signIn('owner@example.com')
      const { walletId, authShare, readBack, confirm } = await createWallet(owner, session)
      await readBack()
      await confirm()
      const device = await createDevice(site)
      const login = { projectId: 'demo', parentOrigin: appOrigin, email: 'redis@example.com' }
      await redis.stop()
      const refused = await device.call(startEmail, login)
      expect(refused.error().code).toBe('STORE_UNAVAILABLE')
      expect(refused.status).toBe(503)
      // An approval: its share is not released.
      const share = () => owner.call(getAuthShare, { walletId }, { session })
      const held = await share()
      expect([held.status, held.error().code]).toEqual([503, 'STORE_UNAVAILABLE'])
      expect((await send(site, { path: '/v1/time' })).status).toBe(200)
      const again = await startRedis(binary, [], redis.port)
      await expect.poll(async () => (await device.call(startEmail, login)).status).toBe(200)
      expect((await share()).ok()).toMatchObject({ shareGen: 1, share: authShare })
      await again.stop()
    } finally {
      await site.close()
    }
  })
