import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { TestingError } from '../common/testingError.js'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else chromium, chromium-browser or google-chrome on the PATH, else the one
 * that `npx playwright install chromium` downloads.
 *
 * @throws TestingError `wallet/chromium-not-found`
 * @example
 * await chromium.launch({ executablePath: findChromium() })
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  download: string = chromium.executablePath(),
): string {
  const given = env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new TestingError(
      'wallet/chromium-not-found',
      `CHROMIUM_PATH is "${given}", which cannot be run. Set it to the path of a Chromium or Chrome, or unset it.`,
    )
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
  if (found) return found
  if (isExecutable(download)) return download
  throw new TestingError(
    'wallet/chromium-not-found',
    `No ${names.join(', ')} is on the PATH. Install one (npx playwright install chromium, on Debian apt-get install chromium) or set CHROMIUM_PATH.`,
  )
}
