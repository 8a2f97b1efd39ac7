import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser that is installed: Playwright's own download is never relied on. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = names.flatMap(name => folders.map(folder => path.join(folder, name)))
  const found = (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : candidates).find(candidate => {
    try {
      accessSync(candidate, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
  if (found) return found
  throw new Error('No Chromium found. Install `chromium` or name one in CHROMIUM_PATH, then run again.')
}
