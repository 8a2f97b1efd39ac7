import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { test as base } from '../fixtures/walletConnectTest.js'
import { findFirefox, findWebKit } from './findEngines.js'
import { launchFirefox } from './launchFirefox.js'
import { launchWebKit } from './launchWebKit.js'
import type { EngineBrowser } from './types.js'

export type Engine = (typeof engines)[number]

export const engines = [
  {
    row: 'C44',
    name: 'Firefox',
    find: findFirefox,
    launch: launchFirefox,
    missing: 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.',
  },
  {
    row: 'C45',
    name: 'WebKit',
    find: findWebKit,
    launch: launchWebKit,
    missing: 'There is no WebKitGTK: install webkit2gtk-driver, xvfb and openbox.',
  },
] as const

type EngineFixtures = {
  /** Launches an engine for the test, which is skipped where the engine is not installed. */
  launchEngine(engine: Engine): Promise<EngineBrowser>
  /** Address of the lab page with a relay, a secure site and further options in its query. */
  labUrl(query?: Record<string, string>): string
  /** Writes a picture into the folder that LATCHKIT_SCREENSHOTS names. */
  savePicture(name: string, picture: Buffer): Promise<void>
}

/** Tests in engines other than Chromium. Each test expects that the pages report no problem. */
export const test = base.extend<EngineFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  launchEngine: async ({}, use, info) => {
    const launched: EngineBrowser[] = []
    await use(async engine => {
      const executablePath = engine.find()
      info.skip(!executablePath, engine.missing)
      const browser = await engine.launch(executablePath ?? '')
      launched.push(browser)
      return browser
    })
    for (const browser of launched) await browser.close()
    expect(
      launched.flatMap(browser => browser.problems()),
      'no page complained',
    ).toEqual([])
  },
  labUrl: async ({ site, relay, secureSite }, use) => {
    await use((query = {}) => {
      const search = { locale: 'en-US', relay: relay.url, secureSite: secureSite.url, ...query }
      return `${site.origin}/19/lab.html?${new URLSearchParams(search)}`
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  savePicture: async ({}, use) => {
    await use(async (name, picture) => {
      const folder = process.env.LATCHKIT_SCREENSHOTS
      if (!folder) return
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, `${name}.png`), picture)
    })
  },
})

export { expect }
