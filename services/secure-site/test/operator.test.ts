import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice } from './createDevice.js'
import { openSite, type TestSite } from './openSite.js'

const adminToken = 'operator-token-with-32-characters'
let site: TestSite
beforeAll(async () => {
  site = await openSite({ adminPort: 0, adminToken })
})
afterAll(() => site.close())

async function readPage() {
  const answer = await fetch(`${site.site.operatorUrl}/`, {
    headers: { authorization: `Bearer ${adminToken}` },
  })
  const page = await answer.text()
  return { page, text: page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|') }
}

test("the operator's page counts accounts, sessions and sign-ins by project, and shows no user", async () => {
  expect((await readPage()).text).toContain('|demo|0|0|0|')
  const email = 'ann@example.com'
  const device = await createDevice(site)
  await device.signIn(email)
  await (await createDevice(site)).signIn('bob@example.com')
  const { page, text } = await readPage()
  expect(text).toContain('|demo|2|2|2|')
  expect(text).toContain('|other|0|0|0|')
  expect(text).toMatch(/\|auth\|file\|[\w-]+\|ok\|/)
  expect(text).toContain('|/v1/otp/verify|')
  for (const hidden of [email, 'example.com', device.key.x, adminToken, 'smtp://'])
    expect(page).not.toContain(hidden)
  site.passTime(86_400_000)
  expect((await readPage()).text).toContain('|demo|2|2|0|')
  site.passTime(7 * 86_400_000)
  expect((await readPage()).text).toContain('|demo|2|0|0|')
})
