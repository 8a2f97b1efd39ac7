import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openDatabase } from '@latchkit/service-base/database'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findBrokenAudit } from '../src/auth/audit.js'
import { type PublishedHead, publishHeads } from '../src/auth/publishHeads.js'
import { runCommand } from '../src/commands/runCommand.js'
import { createDevice, send } from './createDevice.js'
import { openSite, type TestSite } from './openSite.js'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ securityContact: 'mailto:security@wallet.example' })
})
afterAll(() => site.close())
afterEach(() => {
  vi.useRealTimers()
})

test('the head of the log is published once a day, and shows a log that was made again', async () => {
  const file = path.join(site.dataDir, 'heads.jsonl')
  const posted: PublishedHead[] = []
  let isAway = true
  const mirror = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    if (!isAway) posted.push(JSON.parse(text))
    response.writeHead(isAway ? 503 : 204).end()
  }).listen(0, '127.0.0.1')
  await once(mirror, 'listening')
  expect((await send(site, { path: '/.well-known/audit-head.json' })).status).toBe(404)
  await (await createDevice(site)).signIn('audit@example.com')
  await expect(site.restart({ auditHeadsFile: '/none/heads.jsonl' })).rejects.toThrow(
    /^AUDIT_HEADS_FILE: \/none\/heads\.jsonl cannot be written$/,
  )
  await site.restart({ auditHeadsFile: file })
  // It is read beside the start.
  await vi.waitUntil(async () => (await send(site, { path: '/.well-known/audit-head.json' })).status === 200)
  const head = JSON.parse((await send(site, { path: '/.well-known/audit-head.json' })).text)
  expect(head).toEqual({
    date: new Date(site.now()).toISOString().slice(0, 10),
    seq: 1,
    hash: expect.stringMatching(/^[\w-]{43}$/),
  })
  await site.site.close()
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(head)

  const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
  const url = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}/heads`
  let now = Date.parse('2030-01-31T23:00:00Z')
  const errors: string[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const open = { orm: database.orm, now: () => now }
  const heads = await publishHeads(open, { file, url, onError: error => errors.push(error.message) })
  const linesOf = async () => (await readFile(file, 'utf8')).trim().split('\n').length
  await vi.waitUntil(() => errors.length > 0)
  expect([errors, await linesOf(), posted]).toEqual([['AUDIT_HEADS_URL: 503'], 2, []])
  isAway = false
  await vi.advanceTimersByTimeAsync(600_000)
  await vi.waitUntil(() => posted.length > 0)
  expect(posted).toEqual([{ ...head, date: '2030-01-31' }])
  now += 3_600_000
  await vi.advanceTimersByTimeAsync(1_200_000)
  await heads.close()
  expect([await linesOf(), posted.length]).toEqual([3, 2])
  mirror.close()
  vi.useRealTimers()

  // Anyone who owns the database can make the whole log again, but not the copies of its head.
  await database.execute('alter table auth.audit disable trigger all; delete from auth.audit')
  expect(await findBrokenAudit(database)).toBeUndefined()
  await database.close()
  const verify = async (...options: string[]) => {
    const lines: string[] = []
    const environment = { DATA_DIR: site.dataDir }
    const code = await runCommand(['audit', 'verify', ...options], environment, line => lines.push(line))
    return [code, ...lines]
  }
  expect(await verify()).toEqual([0, '0 entries are whole; 0 heads agree; head none'])
  expect(await verify('--heads', file)).toEqual([
    1,
    'entry 1 was changed or is missing: every entry before it is whole',
  ])
  await writeFile(file, 'x')
  await expect(verify('--heads', file)).rejects.toThrow('cannot be read as heads')
  await site.restart()
})

test('security.txt names whom to tell of a fault', async () => {
  const { text, status } = await send(site, { path: '/.well-known/security.txt' })
  expect(status).toBe(200)
  expect(text).toMatch(/^Contact: mailto:security@wallet\.example\nExpires: \S+Z\nCanonical: http/)
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')
  expect(expires - site.now()).toBeLessThan(365 * 86_400_000)
})
