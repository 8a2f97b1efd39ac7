import { Socket } from 'node:net'
import { listEvents } from '@latchkit/secure-protocol/api/devices'
import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { startSocial } from '@latchkit/secure-protocol/api/socialLogin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, send } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

let site: TestSite
const dialled: string[] = []
const { connect } = Socket.prototype
beforeAll(async () => {
  site = await openSite({ limits: { startTime: 0, recoveryDelay: 24 } })
  // Whatever the process connects to goes through here: fetch, http, TLS and the mailer.
  Socket.prototype.connect = function (this: Socket, ...parameters: unknown[]) {
    const [first] = parameters.flat()
    const { host, port, path } = (typeof first === 'object' && first) as Record<string, unknown>
    dialled.push(`${path ?? `${host ?? 'localhost'}:${port ?? first}`}`)
    return Reflect.apply(connect, this, parameters)
  } as typeof connect
})
afterAll(async () => {
  Socket.prototype.connect = connect
  await site.close()
})

const targets = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:8545/',
  'http://[::ffff:169.254.169.254]/',
  'http://127.0.0.1:65533/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://localhost:65533/?to=http://169.254.169.254',
  'https://redirect.example/http://169.254.169.254/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_flushall',
  'ftp://169.254.169.254/',
  '//169.254.169.254/',
  'data:text/html,x',
]

/**
 * Whether the port is of those that the system chooses, on loopback. Other test files of this process may still call their
 * chains there; no target names such a port.
 */
function isOfSystem(address: string): boolean {
  const [host, port] = address.split(':')
  return host === '127.0.0.1' && Number(port) >= 32_768 && Number(port) < 61_000
}

test('sec 21: the server connects to nothing that a caller names, wherever it is named', async () => {
  const device = await createDevice(site)
  const own = new Set([
    `127.0.0.1:${site.site.port}`,
    new URL(site.options.smtpUrl ?? site.inbox.smtpUrl).host,
  ])
  await device.signIn('outside@example.com')
  const known = new Set([...own, ...dialled.filter(one => !/169\.254|::1|example/.test(one))])
  dialled.length = 0
  for (const [index, target] of targets.entries()) {
    const headers = {
      'x-forwarded-for': `10.9.0.${index}`,
      referer: target,
      forwarded: `for=1.1.1.1;host=${target}`,
      'x-forwarded-host': target.replaceAll(/[^\w.:[\]]/g, ''),
    }
    const bodies = { projectId: 'demo', parentOrigin: target, email: `me@${target}` }
    await device.call(startEmail, bodies, { headers })
    await device.call(startEmail, { ...bodies, parentOrigin: appOrigin }, { headers })
    await device.call(startSocial, { ...bodies, provider: target } as never, { headers })
    const query = encodeURIComponent(target)
    for (const path of [
      `/?projectId=${query}&chainId=${query}&rpcUrl=${query}`,
      `/wallet?projectId=demo&opened=${query}&return=${query}`,
      `/frame/${query}`,
      `/frame/..%2f..%2f${query}`,
      `/oauth/start?tx=${query}&return=${query}`,
      `/oauth/callback/google?state=${query}&iss=${query}&code=${query}`,
      `/v1/device/confirm?token=${query}`,
      `/v1/recovery/stop?token=${query}`,
    ])
      expect((await send(site, { path, headers })).headers.location ?? '').not.toContain('169.254')
  }
  expect([...new Set(dialled)].filter(address => !known.has(address) && !isOfSystem(address))).toEqual([])
  // Text that would be seen.
  await fetch('http://127.0.0.1:65533/').catch(() => undefined)
  expect(dialled).toContain('127.0.0.1:65533')
})

test('an assisted recovery waits where the site wants it: its owner is notified, stops it, and it stays stopped', async () => {
  const email = 'delay@example.com'
  const owner = await createDevice(site)
  const { session } = await owner.signIn(email)
  const wallet = await createWallet(owner, session)
  await wallet.readBack()
  ;(await wallet.confirm()).ok()
  const { walletId } = wallet
  site.passTime(31_000)
  const thief = await createDevice(site)
  const stolen = { session: (await thief.signIn(email)).session }
  const ask = async () => thief.call(startRecovery, { walletId }, stolen)
  const mails = () => site.inbox.messages().filter(({ to }) => to.includes(email))
  const delayed = (await ask()).error()
  expect(delayed).toMatchObject({ code: 'RECOVERY_DELAYED', data: { retryAfter: 86_400 } })
  expect((await ask()).error().code).toBe('RECOVERY_DELAYED')
  const told = mails().filter(({ subject }) => subject === 'Somebody asks to restore your wallet')
  expect(told).toHaveLength(1)
  // The other device sees it as well.
  const { events } = (await owner.call(listEvents, {}, { session })).ok()
  expect(events.some(({ event }) => event === 'recovery/asked')).toBe(true)

  const [, token = ''] = /token=(\S+)/.exec(told[0]?.text ?? '') ?? []
  const path = '/v1/recovery/stop'
  expect((await send(site, { path: `${path}?token=${token}x` })).status).toBe(410)
  // Opening the link decides nothing.
  expect((await send(site, { path: `${path}?token=${token}` })).text).toContain('Stop the recovery')
  const stop = async (headers: object) => {
    const body = new URLSearchParams({ token }).toString()
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    }
    return send(site, { method: 'POST', path, body, headers: { ...form, ...headers } })
  }
  expect((await stop({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask()).error().data?.retryAfter).toBeLessThanOrEqual(86_400)
  const own = { origin: site.site.url, 'sec-fetch-site': 'same-origin' }
  expect((await stop(own)).text).toContain('Stopped')
  expect((await stop(own)).status).toBe(410)
  expect((await ask()).error().code).toBe('RECOVERY_DELAYED')

  // The owner does not cancel it: after a day the code is mailed.
  const other = 'waits@example.com'
  const first = await createDevice(site)
  const begun = await first.signIn(other)
  const made = await createWallet(first, begun.session)
  await made.readBack()
  ;(await made.confirm()).ok()
  const again = async () => first.call(startRecovery, { walletId: made.walletId }, { session: begun.session })
  expect((await again()).error().code).toBe('RECOVERY_DELAYED')
  site.passTime(86_400_000)
  const { refreshToken } = begun.session
  const next = (await first.call(refreshSession, { refreshToken })).ok().session
  ;(await first.call(startRecovery, { walletId: made.walletId }, { session: next })).ok()
})
