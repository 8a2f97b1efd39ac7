import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startInbox } from '@latchkit/local-stack'
import { listDevices, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { seedFolder } from '@latchkit/service-base/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { FaultPoint } from '../src/auth/types.js'
import { closePageAt } from './closedPages.js'
import { createDevice } from './createDevice.js'
import { changeByFrame, createBrowserStore, openByFrame } from './frameWallet.js'
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
  'login/committed',
  'wallet/created',
  'recovery/stored',
  'confirm/recovery',
  'confirm/auth',
]

/** Points of a re-share, and of the removal of a device. */
const later = [
  ['re-share', 'reshare/stored'],
  ['re-share', 'recovery/stored'],
  ['re-share', 'confirm/recovery'],
  ['re-share', 'confirm/auth'],
  ['removal', 'device/ended'],
] as const satisfies readonly (readonly [string, FaultPoint])[]

test.each([...points.map(point => ['sign-up', point] as const), ...later])(
  '%s: a server that is killed at %s loses no wallet and makes none by halves',
  async (step, point) => {
    const [inbox, dataDir] = await Promise.all([startInbox({ http: 0, smtp: 0 }), seedFolder()])
    ends.push(inbox.stop, () => rm(dataDir, { recursive: true, force: true }))
    const options = {
      port: 0,
      dataDir,
      smtpUrl: inbox.smtpUrl,
      logLevel: 'silent',
      trustProxy: true,
      projects: { demo: [appOrigin] },
    }
    let running = await startKilled(step === 'sign-up' ? { ...options, point } : options)
    const killed: TestSite = {
      get site() {
        return { ...running, close: async () => {} }
      },
      inbox,
      dataDir,
      options: {},
      now: Date.now,
      passTime: () => {},
      restart: async () => {},
      close: async () => {},
    }
    // Its limits are in memory: a new process mails again at once.
    const startAgain = async (more: object = {}) => {
      running.child.kill('SIGKILL')
      await running.exited
      running = await startKilled({ ...options, ...more })
    }
    const email = 'kill@example.com'
    const createPage = async () => {
      const [store, device] = [createBrowserStore(), await createDevice(killed)]
      return {
        device,
        store,
        async open() {
          const { session } = await device.signIn(email)
          return { session, ...(await openByFrame({ test: killed, device, session, email, store })) }
        },
      }
    }
    const first = await createPage()
    const known = step === 'sign-up' ? undefined : await first.open()
    const second = known ? await createPage() : first
    if (known) await startAgain(step === 're-share' ? { point } : {})
    if (step === 'removal') {
      await second.open()
      await startAgain({ point })
      // A device that is new removes no other one.
      const page = { test: killed, email, ...first, ...(await first.open()) }
      const { devices } = (await first.device.call(listDevices, {}, page)).ok()
      const deviceId = devices.find(({ isThis }) => !isThis)?.id ?? ''
      await expect(changeByFrame(page, revokeDevice, { deviceId })).rejects.toThrow()
    } else await expect(second.open()).rejects.toThrow()
    await running.exited
    expect(running.child.signalCode).toBe('SIGKILL')
    for (const page of new Set([second, first])) {
      await startAgain()
      const { session, addresses } = await page.open()
      const { wallet } = (await page.device.call(getUser, {}, { session })).ok()
      expect(wallet).toMatchObject({ state: 'active', addresses: known?.addresses ?? addresses })
    }
  },
  300_000,
)
