import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { frameConfig } from '@latchkit/secure-protocol/api/config'
import { startEmail, waitForDevice } from '@latchkit/secure-protocol/api/emailLogin'
import { seedFolder } from '@latchkit/service-base/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartSecureSiteOptions, startSecureSite } from '../src/startSecureSite.js'
import { approve, createDevice, readLink, send } from './createDevice.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

let site: TestSite
/** A database for sites that do not start. */
let unused: string
beforeAll(async () => {
  site = await openSite()
  unused = await seedFolder()
})
afterAll(async () => {
  await site.close()
  await rm(unused, { recursive: true, force: true })
})

async function readHeaders(path: string) {
  const { status, headers } = await send(site, { path })
  const {
    date,
    connection,
    'keep-alive': kept,
    'content-length': length,
    etag,
    'transfer-encoding': coding,
    ...own
  } = headers
  return { status, ...own }
}

test('every kind of answer has its headers', async () => {
  expect({
    frame: await readHeaders('/frame?projectId=demo'),
    unknownProject: await readHeaders('/frame?projectId=nobody'),
    approvalWindow: await readHeaders('/approve?projectId=demo'),
    walletPage: await readHeaders('/wallet?projectId=demo'),
    script: await readHeaders('/frame/assets/main-Ab1_c2D3.js'),
    worker: await readHeaders('/frame/assets/signer.worker-Ab1_c2D3.js'),
    argon2: await readHeaders('/frame/assets/argon2.worker-Ab1_c2D3.js'),
    call: await readHeaders('/v1/time'),
    page: await readHeaders('/v1/device/confirm?token=x'),
    nothing: await readHeaders('/nothing'),
  }).toMatchSnapshot()
})

test('any page may ask whether a project lists its origin, and reads nothing else', async () => {
  const ask = async (projectId: string, origin?: string) => {
    const path = `/listed?projectId=${projectId}`
    const { status, text, headers } = await send(site, { path, headers: origin ? { origin } : {} })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    return JSON.parse(text)
  }
  expect(await ask('demo', appOrigin)).toEqual({ isListed: true })
  expect(await ask('demo', 'http://localhost:5174')).toEqual({ isListed: false })
  expect(await ask('demo', 'null')).toEqual({ isListed: false })
  expect(await ask('demo')).toEqual({ isListed: false })
  expect(await ask('nobody', appOrigin)).toEqual({ isListed: false })
})

test('sec 1: a project with every port of localhost is framed by it, and by nothing else', async () => {
  const local = await openSite({ projects: { demo: ['http://localhost:*'] } })
  const { text, headers } = await send(local, { path: '/frame?projectId=demo' })
  expect(headers['content-security-policy']).toContain('; frame-ancestors http://localhost:*;')
  expect(text).toContain('&quot;origins&quot;:[&quot;http://localhost:*&quot;]')
  const device = await createDevice(local)
  const start = (parentOrigin: string) =>
    device.call(startEmail, { projectId: 'demo', parentOrigin, email: 'ada@example.com' })
  expect((await start('http://localhost:1234')).ok().action).toBe('VERIFY_DEVICE')
  for (const other of ['https://localhost:1234', 'http://localhost:*', 'http://localhost.evil.example'])
    expect((await start(other)).error().code).toBe('ORIGIN_NOT_ALLOWED')
  await local.close()
})

test('no page asks for an icon, which its policy forbids', async () => {
  for (const path of ['/v1/device/confirm?token=x', '/oauth/start?tx=none', '/oauth/callback/google']) {
    const { text, headers } = await send(site, { path })
    expect(text).toContain('<link rel="icon" href="data:,">')
    expect(headers['content-security-policy']).toContain('img-src data:;')
  }
})

test('the HTML of the frame has what the frame needs, and no secret of a node', async () => {
  const { text } = await send(site, { path: '/?projectId=demo&chainId=1&version=5&enableLogger=false' })
  const content = /<meta name="latchkit-config" content="([^"]*)">/.exec(text)?.[1] ?? ''
  const config = frameConfig.parse(JSON.parse(content.replaceAll('&quot;', '"')))
  expect(config).toMatchObject({
    projectId: 'demo',
    origins: [appOrigin],
    emailScope: true,
    codeDigits: 6,
    workers: { 'signer.worker': '/frame/assets/signer.worker-Ab1_c2D3.js' },
  })
  expect(text).toMatch(
    /<script type="module" src="\/frame\/assets\/main-Ab1_c2D3\.js" integrity="sha384-[^"]{64}" crossorigin>/,
  )
  expect((await send(site, { path: '/frame?projectId=%22%3E%3Cscript%3E' })).text).not.toContain('<script>')
})

test('the link of a mail decides nothing when it is opened, and takes the number of the app only', async () => {
  const device = await createDevice(site)
  const email = 'link@example.com'
  const ask = async () => {
    const after = site.inbox.messages().at(-1)?.id ?? 0
    const started = (
      await device.call(startEmail, { projectId: 'demo', parentOrigin: appOrigin, email })
    ).ok()
    if (started.action !== 'VERIFY_DEVICE') throw new TypeError(started.action)
    return { ...started, token: readLink((await site.inbox.next(email, after)).text) }
  }
  const first = await ask()
  const page = await send(site, { path: `/v1/device/confirm?token=${first.token}` })
  expect(page.status).toBe(200)
  expect(page.text).toContain(`<dd dir="ltr">${appOrigin}</dd>`)
  expect(page.text).not.toMatch(new RegExp(`[>"]${first.number}[<"]`))
  const wrong = String((Number(first.number) + 1) % 100).padStart(2, '0')
  expect((await approve(site, first.token, first.number, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
  expect((await approve(site, first.token, wrong)).text).toContain('Wrong number')
  expect((await approve(site, first.token, '')).status).toBe(403)
  expect((await approve(site, first.token, wrong)).status).toBe(410)
  expect((await approve(site, first.token, first.number)).status).toBe(410)
  expect((await device.call(waitForDevice, { challenge: first.challenge })).error().code).toBe(
    'DEVICE_LINK_EXPIRED',
  )

  site.passTime(31_000)
  const late = await ask()
  site.passTime(900_000)
  expect((await device.call(waitForDevice, { challenge: late.challenge })).error().code).toBe(
    'DEVICE_LINK_EXPIRED',
  )
  expect((await approve(site, late.token, late.number)).status).toBe(410)

  const third = await ask()
  const stranger = await createDevice(site)
  expect((await stranger.call(waitForDevice, { challenge: third.challenge })).error().code).toBe(
    'DEVICE_LINK_EXPIRED',
  )
  expect((await approve(site, `${third.token}x`, third.number)).status).toBe(410)
  // As a keyboard of Persian writes it.
  const typed = third.number.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  expect((await approve(site, third.token, typed)).text).toContain('Approved')
  expect((await approve(site, third.token, third.number)).status).toBe(410)
})

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
const issuer = 'http://localhost:4800'
test.each<[StartSecureSiteOptions, string]>([
  [{ projects: { demo: ['*'] } }, 'has a wildcard'],
  [{ projects: { demo: ['http://app.example'] } }, 'must be https'],
  [{ publicUrl: 'http://wallet.example' }, 'PUBLIC_URL: must be https'],
  [{ publicUrl: 'https://wallet.example' }, 'FRAME_DIR: '],
  [{ authKeys: `k1:${'A'.repeat(43)}=` }, 'is an example'],
  [
    { authKeys: `a:${keyOf('same')}`, recoveryKeys: `b:${keyOf('same')}` },
    'RECOVERY_KEYS: both roles have the same key',
  ],
  [{ databaseUrl: 'postgres://x@localhost/x' }, 'RECOVERY_DATABASE_URL: must be set with DATABASE_URL'],
  [
    {
      publicUrl: 'https://wallet.example',
      frameDir: 'built',
      authKeys: `a:${keyOf('a')}`,
      recoveryKeys: `b:${keyOf('b')}`,
      socialProviders: { google: { clientId: 'a', clientSecret: 'b', endpoints: { issuer } } },
    },
    'SOCIAL_PROVIDERS_FILE: google: endpoints.issuer must be https on a site that is',
  ],
])('does not start with %j', async ({ frameDir: build = 'none', ...options }, message) => {
  const frameDir = `${site.dataDir}/${build === 'built' ? 'frame' : build}`
  await expect(
    startSecureSite({ port: 0, dataDir: unused, frameDir, logLevel: 'silent', ...options }),
  ).rejects.toThrow(message)
})
