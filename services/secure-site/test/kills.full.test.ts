import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startInbox } from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getUser } from '../src/api/user.js'
import type { FaultPoint } from '../src/auth/types.js'
import { closePageAt } from './closedPages.js'
import { createDevice } from './createDevice.js'
import { createBrowserStore, openByFrame } from './frameWallet.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ limits: { walletCallsPerHour: 10_000, projectMailsPerHour: 10_000 } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await site.close()
})
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test.each([
  ['sign-up', 7],
  ['re-share', 11],
] as const)(
  '%s: a page that is closed after any of its %s messages loses no wallet',
  async (step, messages) => {
    let last = 1
    while (await closePageAt(site, step, last)) last += 1
    expect(last - 1).toBe(messages)
  },
  600_000,
)

const script = fileURLToPath(new URL('killedSite.ts', import.meta.url))

async function startKilled(options: object) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  ends.push(async () => {
    child.kill('SIGKILL')
    await exited
  })
  if (!child.stdout) throw new TypeError('no output')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { ...(JSON.parse(String(line)) as { url: string; port: number }), exited, child }
}

const points: readonly FaultPoint[] = [
  'code/stored',
  'code/mailed',
  'device/approved',
  'login/consumed',
  'login/committed',
  'wallet/created',
  'recovery/stored',
  'confirm/recovery',
  'confirm/auth',
]

test.each(points)(
  'a server that is killed at %s loses no wallet and makes none by halves',
  async point => {
    const [inbox, dataDir] = await Promise.all([startInbox({ http: 0, smtp: 0 }), seedFolder()])
    ends.push(inbox.stop, () => rm(dataDir, { recursive: true, force: true }))
    const options = {
      ...{ port: 0, dataDir, smtpUrl: inbox.smtpUrl, logLevel: 'silent', trustProxy: true },
      projects: { demo: [appOrigin] },
    }
    let running = await startKilled({ ...options, point })
    const killed: TestSite = {
      get site() {
        return { ...running, close: async () => {} }
      },
      ...{ inbox, dataDir, options: {}, now: Date.now, passTime: () => {}, restart: async () => {} },
      close: async () => {},
    }
    const email = 'kill@example.com'
    const store = createBrowserStore()
    const device = await createDevice(killed)
    const signUp = async () => {
      const { session } = await device.signIn(email)
      return { session, ...(await openByFrame({ test: killed, device, session, email, store })) }
    }
    await expect(signUp()).rejects.toThrow()
    await running.exited
    expect(running.child.signalCode).toBe('SIGKILL')
    running = await startKilled(options)
    const { session, addresses } = await signUp()
    const { wallet } = (await device.call(getUser, {}, { session })).ok()
    expect(wallet).toMatchObject({ state: 'active', addresses })
  },
  120_000,
)
