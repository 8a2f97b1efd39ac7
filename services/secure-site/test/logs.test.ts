import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startInbox } from '@latchkit/local-stack'
import { startEmail, verifyCode } from '@latchkit/secure-protocol/api/emailLogin'
import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { getAuthShare, reshareWallet } from '@latchkit/secure-protocol/api/wallet'
import { bundleProgram, seedFolder } from '@latchkit/service-base/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDevice, send } from './createDevice.js'
import { createWallet, makeShare } from './createWallet.js'
import { appOrigin, type TestSite } from './openSite.js'

const script = fileURLToPath(new URL('killedSite.ts', import.meta.url))

/** Values that a test has sent or got and that no log may contain. */
type Secrets = { add(...secrets: readonly string[]): void; readonly list: readonly string[] }

test('no log at any level has a share, a code, a token, a link, a number, a key or an address of a person', async () => {
  const [inbox, dataDir, program] = await Promise.all([
    startInbox({ http: 0, smtp: 0 }),
    seedFolder(),
    bundleProgram(script),
  ])
  const options = {
    port: 0,
    dataDir,
    smtpUrl: inbox.smtpUrl,
    logLevel: 'trace',
    trustProxy: true,
    projects: { demo: [appOrigin] },
    limits: { startTime: 0 },
  }
  const child = spawn(process.execPath, ['--liftoff-only', program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let log = ''
  child.stderr.on('data', part => {
    log += part
  })
  try {
    const [line] = await once(createInterface(child.stdout), 'line')
    const running = JSON.parse(String(line)) as { url: string; port: number }
    const site: TestSite = {
      site: { ...running, close: async () => {} },
      inbox,
      dataDir,
      options: {},
      now: Date.now,
      passTime: () => {},
      restart: async () => {},
      close: async () => {},
    }
    const found: string[] = []
    const secrets: Secrets = { add: (...more) => void found.push(...more), list: found }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...attempts), { minLength: 2, maxLength: 6 }), tries =>
        live(site, secrets, tries),
      ),
      { examples: [[[...attempts]]], numRuns: process.env.LATCHKIT_FULL ? 6 : 2, endOnFailure: true },
    )
    child.kill('SIGTERM')
    await exited
    expect(secrets.list.length).toBeGreaterThan(30)
    expect(log.split('\n').length).toBeGreaterThan(20)
    expect(log).toContain('a call failed')
    // A code of six digits may be part of a time in milliseconds.
    const words = new Set(log.split(/[^\w@.+-]+/))
    const told = (secret: string) => (secret.length < 8 ? words.has(secret) : log.includes(secret))
    expect([...new Set(secrets.list)].filter(told)).toEqual([])
  } finally {
    child.kill('SIGKILL')
    await exited
    await inbox.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const attempts = [
  'wrong-code',
  'bad-share',
  'bad-body',
  'replay',
  'old-token',
  'release',
  'cut-share',
] as const

/** Signs up a user and tries what goes wrong. */
async function live(site: TestSite, secrets: Secrets, tries: readonly (typeof attempts)[number][]) {
  const email = `person-${randomBytes(6).toString('hex')}@example.com`
  const device = await createDevice(site)
  const asked = await device.askForCode(email)
  const { session, user } = (await device.call(verifyCode, asked)).ok()
  const wallet = await createWallet(device, session)
  const { walletId, authShare, recoveryShare, blob } = wallet
  await wallet.readBack()
  ;(await wallet.confirm()).ok()
  expect(user.email).toBe(email)
  secrets.add(email, email.split('@')[0] ?? '', asked.code, authShare, recoveryShare, blob)
  secrets.add(session.accessToken, session.refreshToken, device.key.x, device.key.y)
  for (const { text } of site.inbox.messages()) secrets.add(/token=(\S+)/.exec(text)?.[1] ?? email)
  const options = { session }
  const tried = async (attempt: (typeof attempts)[number]) => {
    const share = makeShare(9, 2)
    secrets.add(share)
    if (attempt === 'wrong-code') return device.call(verifyCode, { ...asked, code: '000000' })
    if (attempt === 'bad-share')
      return device.call(reshareWallet, { walletId, shareGen: 1, authShare: share }, options)
    if (attempt === 'cut-share')
      return device.call(reshareWallet, { walletId, shareGen: 9, authShare: share.slice(0, -4) }, options)
    if (attempt === 'bad-body')
      return send(site, {
        method: 'POST',
        path: '/v1/otp/start',
        body: JSON.stringify({ email, code: asked.code }),
        headers: {
          'content-type': 'application/json',
          origin: site.site.url,
          'sec-fetch-site': 'same-origin',
        },
      })
    if (attempt === 'replay') {
      const proof = await device.prove(getAuthShare, session.accessToken)
      secrets.add(proof)
      await device.call(getAuthShare, { walletId }, { session, proof })
      return device.call(getAuthShare, { walletId }, { session, proof })
    }
    if (attempt === 'old-token') {
      await device.call(refreshSession, { refreshToken: session.refreshToken })
      return device.call(startEmail, { projectId: email, parentOrigin: appOrigin, email })
    }
    const { challenge } = (await device.call(startRecovery, { walletId }, options)).ok()
    const code = /^\d{6}/.exec(site.inbox.messages().at(-1)?.text ?? '')?.[0] ?? ''
    secrets.add(code)
    const sealTo = { ...device.key, x: 'A'.repeat(43) }
    // No point of the curve: the role fails when it seals.
    return device.call(releaseRecoveryShare, { challenge, code, shareGen: 1, sealTo }, options)
  }
  let isReleased = false
  for (const attempt of [...tries, 'release' as const]) {
    if (attempt === 'release' && isReleased) continue
    isReleased ||= attempt === 'release'
    await tried(attempt)
  }
  // A path that is not one of the site has what a user was sent to.
  await send(site, { path: `/nothing/${asked.code}-${randomUUID()}?token=${session.accessToken}` })
}
