import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startEmail, verifyCode } from '@latchkit/secure-protocol/api/emailLogin'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { getAuthShare, getWallet } from '@latchkit/secure-protocol/api/wallet'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { openDatabase } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeyring } from '../src/kek/createKeyring.js'
import { type KekProvider, openEnvelope } from '../src/kek/env1.js'
import { readKeyFile } from '../src/kek/readKeys.js'
import { createDevice, send } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('sec 8: known and unknown addresses are answered alike, before and after the device is approved', async () => {
  const [known, unknown] = ['known@example.com', 'unknown@example.com']
  await (await createDevice(site)).signIn(known)
  site.passTime(31_000)
  const ask = async (email: string) => {
    const device = await createDevice(site)
    const answer = await device.call(startEmail, { projectId: 'demo', parentOrigin: appOrigin, email })
    const { challenge, expiresAt, ...rest } = answer.ok()
    const { date, 'content-length': length, ...headers } = answer.headers
    return { status: answer.status, length, fields: Object.keys(rest), action: rest.action, headers }
  }
  expect(await ask(known)).toEqual(await ask(unknown))
})

test('sec 12: a proof is refused from another key, for another call or token, late, early, twice or forged', async () => {
  const device = await createDevice(site)
  const thief = await createDevice(site)
  const { session } = await device.signIn('proof@example.com')
  const now = Math.floor(site.now() / 1000)
  const refuse = async (proof: Promise<string> | string, by = device) =>
    (await by.call(getUser, {}, { session, proof: await proof })).error()
  const { accessToken } = session
  expect((await refuse(thief.prove(getUser, accessToken))).code).toBe('SESSION_ENDED')
  expect((await refuse(device.prove(getWallet, accessToken))).code).toBe('PROOF_INVALID')
  expect((await refuse(device.prove(getUser, accessToken, { htm: 'GET' }))).code).toBe('PROOF_INVALID')
  expect((await refuse(device.prove(getUser))).code).toBe('PROOF_INVALID')
  expect((await refuse(device.prove(getUser, `${accessToken}x`))).code).toBe('PROOF_INVALID')
  for (const iat of [now - 62, now + 62]) {
    const error = await refuse(device.prove(getUser, accessToken, { iat }))
    expect(error.code).toBe('PROOF_EXPIRED')
    expect(Math.abs((error.data?.now ?? 0) - site.now())).toBeLessThan(10_000)
  }
  const once = await device.prove(getUser, accessToken)
  expect((await device.call(getUser, {}, { session, proof: once })).status).toBe(200)
  expect((await refuse(once)).code).toBe('PROOF_REPLAYED')
  const [head = '', payload = '', signature = ''] = (await device.prove(getUser, accessToken)).split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const none = encode({ typ: 'dpop+jwt', alg: 'none', jwk: device.key })
  const other = encode({ typ: 'dpop+jwt', alg: 'ES256', jwk: thief.key })
  for (const forged of [
    '',
    'x',
    `${none}.${payload}.`,
    `${other}.${payload}.${signature}`,
    `${head}.${payload}.AA`,
  ]) {
    expect((await refuse(forged)).code).toBe('PROOF_INVALID')
  }
  expect((await device.call(getUser, {}, { session, headers: { authorization: '' } })).error().code).toBe(
    'PROOF_INVALID',
  )
  // A changed token has another hash and another mac.
  const longer = { ...session, accessToken: accessToken.replace(/\.\d+\./, '.9999999999999.') }
  expect((await device.call(getUser, {}, { session: longer })).error().code).toBe('SESSION_ENDED')
  site.passTime(301_000)
  expect((await device.call(getUser, {}, { session })).error().code).toBe('TOKEN_EXPIRED')
})

test('a code of another device key is not admitted, and no other site can call', async () => {
  const device = await createDevice(site)
  const thief = await createDevice(site)
  const asked = await device.askForCode('other-key@example.com')
  expect((await thief.call(verifyCode, asked)).error().code).toBe('OTP_EXPIRED')
  const body = { projectId: 'demo', parentOrigin: appOrigin, email: 'a@example.com' }
  const call = async (change: Partial<typeof body>, headers: { readonly [name: string]: string } = {}) =>
    (await device.call(startEmail, { ...body, ...change }, { headers })).error()
  expect(await call({}, { origin: 'https://evil.example' })).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
  expect(await call({}, { 'sec-fetch-site': 'same-site' })).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
  expect(await call({}, { 'content-type': 'text/plain' })).toMatchObject({ code: 'INVALID_REQUEST' })
  expect((await call({ parentOrigin: 'https://evil.example' })).message).toBe(
    'Unauthorized: origin not allowed',
  )
  expect((await call({ projectId: 'none' })).message).toBe('Unauthorized: invalid key')
  for (const email of [
    'a@example.com,b@example.com',
    'a@b',
    'A <a@example.com>',
    'a@example.com\r\nBcc: b@c.de',
    '@',
  ]) {
    expect(await call({ email })).toMatchObject({ code: 'INVALID_REQUEST' })
  }
  const long = await call({ email: 'a'.repeat(70_000) })
  expect(long.message).toContain('65536')
})

test('sec 13, sec 14: the database and one key rebuild nothing, and a row is of no use to another user', async () => {
  const [one, two] = [await createDevice(site), await createDevice(site)]
  const mine = await one.signIn('dump@example.com')
  const other = await two.signIn('dump-two@example.com')
  const wallet = await createWallet(one, mine.session)
  const second = await createWallet(two, other.session)
  const asked = await (await createDevice(site)).askForCode('dump-three@example.com')
  await site.restart()
  await site.site.close()
  const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
  const rows = async (query: ReturnType<typeof sql>) =>
    ((await database.orm.execute(query)) as { rows: { [column: string]: Uint8Array }[] }).rows
  const sealed = [
    ...(await rows(sql`select sealed as s, 'auth' as r from auth.share`)),
    ...(await rows(sql`select blob_sealed as s from auth.wallet`)),
    ...(await rows(sql`select sealed as s from recovery.share`)),
    ...(await rows(sql`select email_sealed as s from recovery.share`)),
    ...(await rows(sql`select sealed as s from recovery.secret`)),
  ]
  expect(sealed.length).toBeGreaterThanOrEqual(9)
  const recoveryRows = await rows(sql`select sealed as s from recovery.share where user_id = ${mine.user.id}`)
  await database.execute(
    `update auth.share as a set sealed = b.sealed from auth.share as b where a.wallet_id <> b.wallet_id`,
  )
  await database.close()

  const files = readdirSync(path.join(site.dataDir, 'database'), { recursive: true, withFileTypes: true })
  const dump = Buffer.concat(
    files.filter(file => file.isFile()).map(file => readFileSync(path.join(file.parentPath, file.name))),
  )
  expect(dump.includes(wallet.addresses.eip155)).toBe(true)
  const secrets = [wallet, second].flatMap(({ authShare, recoveryShare, blob }) => [
    authShare,
    recoveryShare,
    blob,
  ])
  for (const secret of secrets) {
    expect(dump.includes(secret)).toBe(false)
    expect(dump.includes(Buffer.from(secret, 'base64url').subarray(6))).toBe(false)
  }
  for (const text of [
    'dump@example.com',
    asked.code.padStart(7),
    mine.session.accessToken,
    mine.session.refreshToken,
  ]) {
    expect(dump.includes(text)).toBe(false)
  }

  // Records of the recovery role open with its own key, and not with the one of the auth role.
  const [auth, recovery] = await Promise.all(['auth', 'recovery'].map(readKek))
  const row = aad('share', 'sealed', `${wallet.walletId}:1`, mine.user.id, 'recovery', 'v1')
  const open = (kek: KekProvider | undefined) =>
    kek && openEnvelope(kek, recoveryRows[0]?.s ?? new Uint8Array(), row)
  expect(Buffer.from((await open(recovery)) ?? []).toString('base64url')).toBe(wallet.recoveryShare)
  await expect(open(auth)).rejects.toThrow()
  await site.restart()
  const read = await one.call(
    getAuthShare,
    { walletId: wallet.walletId, shareGen: 1 },
    { session: mine.session },
  )
  expect(read.error()).toMatchObject({ code: 'INTERNAL' })
  // As for a wallet that does not exist: the answer reveals no other wallet.
  for (const walletId of [wallet.walletId, randomUUID()])
    expect((await two.call(getAuthShare, { walletId }, { session: other.session })).error().code).toBe(
      'SHARE_ENDED',
    )
})

test('a mail server that is away costs no code and no wait', async () => {
  const device = await createDevice(site)
  const email = 'away@example.com'
  site.inbox.refuse(true)
  const body = { projectId: 'demo', parentOrigin: appOrigin, email }
  const refused = await device.call(startEmail, body)
  expect(refused.error()).toMatchObject({ code: 'MAIL_UNAVAILABLE' })
  expect(refused.status).toBe(503)
  site.inbox.refuse(false)
  expect((await device.signIn(email)).user.email).toBe(email)
})

test('answers nothing to another Host', async () => {
  const answer = await send(site, { path: '/v1/time', headers: { host: 'evil.example' } })
  expect(answer).toMatchObject({ status: 421, text: 'Misdirected Request' })
  expect((await send(site, { path: '/healthz', headers: { host: '127.0.0.1' } })).status).toBe(200)
})

async function readKek(role: string): Promise<KekProvider> {
  const keys = await readKeyFile(path.join(site.dataDir, `keys/${role}.json`), 'KEYS_FILE')
  return createKeyring('file', 'KEYS_FILE', keys)
}
