import { startEmail, verifyCode, waitForDevice } from '@latchkit/secure-protocol/api/emailLogin'
import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { endSession, refreshSession } from '@latchkit/secure-protocol/api/session'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { getAuthShare, getWallet, reshareWallet } from '@latchkit/secure-protocol/api/wallet'
import { openDatabase } from '@latchkit/service-base/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSecureSite } from '../src/startSecureSite.js'
import { accountTests } from './accountTests.js'
import { approve, createDevice, readLink } from './createDevice.js'
import { createWallet, makeShare } from './createWallet.js'
import { appOrigin, featureStores, openSite, type TestSite } from './openSite.js'

describe.each(featureStores)('on $name', ({ name, open }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite({}, open)
  })
  afterAll(() => site.close())
  const start = (email: string) => ({ projectId: 'demo', parentOrigin: appOrigin, email })

  test('signs up by e-mail and keeps the wallet once its shares were read back', async () => {
    const device = await createDevice(site)
    const email = 'ada@example.com'
    const started = (await device.call(startEmail, start('  Ada@EXAMPLE.com '))).ok()
    if (started.action !== 'VERIFY_DEVICE') throw new TypeError(started.action)
    const link = await site.inbox.next(email)
    expect(link.text).toContain(appOrigin)
    expect(link.text).toContain('Chrome, Linux')
    // Digits of the link and of the time are by chance.
    expect(link.text.replace(/http\S+|15 minutes/g, '')).not.toMatch(/\d/)
    const waiting = device.call(waitForDevice, { challenge: started.challenge })
    await approve(site, readLink(link.text), started.number)
    const sent = (await waiting).ok()
    expect((await device.call(waitForDevice, { challenge: started.challenge })).ok()).toEqual(sent)
    if (sent.action !== 'VERIFY_OTP') throw new TypeError(sent.action)
    const mail = await site.inbox.next(email, link.id)
    const code = /^\d{6}/.exec(mail.text)?.[0] ?? ''
    const { session, user } = (await device.call(verifyCode, { challenge: sent.challenge, code })).ok()
    expect(user.email).toBe(email)

    const wallet = await createWallet(device, session)
    expect((await wallet.confirm()).error().code).toBe('WALLET_NOT_READ_BACK')
    expect(await wallet.readBack()).toEqual({ isAuthRight: true, isRecoveryRight: true })
    const record = (await wallet.confirm()).ok().wallet
    expect(record).toMatchObject({
      state: 'active',
      shareGen: 1,
      blob: wallet.blob,
      addresses: wallet.addresses,
    })
    expect((await wallet.confirm()).ok().wallet).toEqual(record)
    expect((await device.call(getUser, {}, { session })).ok()).toEqual({
      user,
      device: { approvedAt: expect.any(Number), isFirst: true },
      wallet: record,
    })
    await expect(createWallet(device, session)).rejects.toThrow('WALLET_EXISTS')

    // Sessions outlive a restart.
    await site.restart()
    expect((await device.call(getWallet, {}, { session })).ok().wallet).toEqual(record)
    const share = await device.call(getAuthShare, { walletId: wallet.walletId }, { session })
    expect(share.ok()).toEqual({ shareGen: 1, share: wallet.authShare, gen: 1, blob: wallet.blob })
  })

  test('a pending wallet is replaced by the next attempt', async () => {
    const device = await createDevice(site)
    const { session } = await device.signIn('grace@example.com')
    const first = await createWallet(device, session)
    await first.readBack()
    const second = await createWallet(device, session)
    expect((await first.confirm()).error().code).toBe('NOT_FOUND')
    await second.readBack()
    expect((await second.confirm()).ok().wallet.id).toBe(second.walletId)
  })

  test('a re-share keeps the old generation until the new one is confirmed', async () => {
    const device = await createDevice(site)
    const { session } = await device.signIn('reshare@example.com')
    const { walletId, readBack, confirm, authShare, blob } = await createWallet(device, session)
    await readBack()
    await confirm()
    const next = { walletId, shareGen: 2, authShare: makeShare(2, 2) }
    ;(await device.call(reshareWallet, next, { session })).ok()
    const old = (await device.call(getAuthShare, { walletId }, { session })).ok()
    expect(old).toEqual({ shareGen: 1, share: authShare, gen: 1, blob })
    expect((await confirm()).ok().wallet.shareGen).toBe(1)
  })

  test('the recovery role releases its share to the second code alone, sealed for the frame', async () => {
    const device = await createDevice(site)
    const email = 'lost@example.com'
    const { session } = await device.signIn(email)
    const wallet = await createWallet(device, session)
    const { walletId } = wallet
    expect((await device.call(startRecovery, { walletId }, { session })).error().code).toBe(
      'RECOVERY_REFUSED',
    )
    await wallet.readBack()
    await wallet.confirm()
    const { challenge } = (await device.call(startRecovery, { walletId }, { session })).ok()
    const mail = site.inbox.messages().findLast(({ to }) => to.includes(email))
    const code = /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
    const body = { challenge, code, shareGen: 1, sealTo: { kty: 'EC', crv: 'P-256', x, y } as const }
    const wrong = { ...body, code: code === '000000' ? '000001' : '000000' }
    expect((await device.call(releaseRecoveryShare, wrong, { session })).error()).toMatchObject({
      code: 'OTP_INVALID',
      data: { left: 4 },
    })
    const released = (await device.call(releaseRecoveryShare, body, { session })).ok()
    const sender = await crypto.subtle.importKey(
      'jwk',
      { ...released.ephemeralKey },
      { name: 'ECDH', namedCurve: 'P-256' },
      false,
      [],
    )
    const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256)
    const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
    const info = new TextEncoder().encode(`latchkit recovery release v1|${walletId}|1`)
    const key = await crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
      base,
      { name: 'AES-GCM', length: 256 },
      false,
      ['decrypt'],
    )
    const sealed = new Uint8Array(Buffer.from(released.sealed, 'base64url'))
    const iv = sealed.slice(0, 12)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(12))
    expect(Buffer.from(plain).toString('base64url')).toBe(wallet.recoveryShare)
    expect((await device.call(releaseRecoveryShare, body, { session })).error().code).toBe('OTP_EXPIRED')
  })

  test('a refresh token may be sent again until its successor is used; an older one ends the session', async () => {
    const device = await createDevice(site)
    const { session } = await device.signIn('refresh@example.com')
    const refresh = async ({ refreshToken }: { refreshToken: string }) =>
      device.call(refreshSession, { refreshToken })
    const [one, two] = await Promise.all([refresh(session), refresh(session)])
    const next = one.ok().session
    expect(two.ok().session.refreshToken).toBe(next.refreshToken)
    const third = (await refresh(next)).ok().session
    expect((await refresh(session)).error().code).toBe('SESSION_ENDED')
    expect((await refresh(third)).error().code).toBe('SESSION_ENDED')
    const again = await createDevice(site)
    const other = await again.signIn('signout@example.com')
    ;(await again.call(endSession, { refreshToken: other.session.refreshToken })).ok()
    expect((await again.call(getUser, {}, { session: other.session })).error().code).toBe('SESSION_ENDED')
  })

  test('sec 7: of 200 codes tried at once five are counted at most and one at most is admitted', async () => {
    const device = await createDevice(site)
    const { challenge, code } = await device.askForCode('guess@example.com')
    const tries = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const tried =
          index % 50 === 25 ? code : String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')
        const headers = { 'x-forwarded-for': `12.0.${index}.1` }
        return device.call(verifyCode, { challenge, code: tried }, { headers })
      }),
    )
    const refused = tries.filter(({ status }) => status !== 200).map(answer => answer.error().code)
    expect(tries.length - refused.length).toBeLessThanOrEqual(1)
    const counted = refused.filter(one => one === 'OTP_INVALID').length + tries.length - refused.length
    expect(counted).toBeLessThanOrEqual(5)
    expect(counted).toBeGreaterThanOrEqual(1)
    const right = await device.call(verifyCode, { challenge, code })
    expect(right.error().code).toBe('OTP_EXPIRED')
  })

  test('a code can be asked for again after 30 s, and the new one ends the old', async () => {
    const device = await createDevice(site)
    const email = 'resend@example.com'
    const first = await device.askForCode(email)
    const soon = await device.call(startEmail, start(email))
    const { code, message, data } = soon.error()
    expect(code).toBe('RATE_LIMITED')
    expect(message).toBe(`Retry after ${data?.retryAfter} seconds`)
    expect(soon.headers['retry-after']).toBe(String(data?.retryAfter))
    expect(data?.retryAfter).toBeLessThanOrEqual(30)
    if (name.includes('Redis')) return // Its clock is its own.
    site.passTime(30_000)
    const second = await device.askForCode(email)
    expect((await device.call(verifyCode, first)).error().code).toBe('OTP_EXPIRED')
    ;(await device.call(verifyCode, second)).ok()
  })

  accountTests(() => site, { hasOwnClock: name.includes('Redis') })

  if (name.startsWith('Postgres'))
    test('a database that crashes is reported by a code, and the same call works once it is back', async () => {
      const device = await createDevice(site)
      const { session } = await device.signIn('crash@example.com')
      await site.faults?.crash()
      const refused = await device.call(getUser, {}, { session })
      expect([refused.status, refused.error().code]).toEqual([503, 'STORE_UNAVAILABLE'])
      await site.faults?.start()
      ;(await device.call(getUser, {}, { session })).ok()
    })

  if (name.startsWith('Postgres'))
    test('sec 14: the user of the auth role cannot read the recovery role', async () => {
      const { databaseUrl = '' } = site.options
      const auth = await openDatabase({ dataDir: '', url: databaseUrl, onError: () => {} })
      await auth.execute('select * from auth.share')
      for (const table of ['share', 'secret', 'challenge']) {
        await expect(auth.execute(`select * from recovery.${table}`)).rejects.toThrow(
          'permission denied for schema',
        )
      }
      await auth.close()
      // The owner of the server may read everything.
      const owner = databaseUrl.replace('auth@', 'latchkit@')
      const shared = { ...site.options, databaseUrl: owner, dataDir: site.dataDir, port: 0 }
      await expect(startSecureSite({ ...shared, logLevel: 'silent' })).rejects.toThrow(
        'DATABASE_URL: its user may read the schema of the recovery role',
      )
    })
})
