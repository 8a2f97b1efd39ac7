import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function executable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath() {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name)
      if (folder && executable(file)) return file
    }
  }
  return process.platform === 'darwin' ? macPaths.find(executable) : undefined
}

function stop(line) {
  console.error(line)
  process.exit(1)
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, then the usual names on the PATH; as root on Debian it is installed.
 * Ends the process with one line when there is none.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (executable(given)) return given
    stop(
      `CHROMIUM_PATH is ${given}, which is no program that can be run. Correct it, or unset it to search the PATH.`,
    )
  }
  const found = onPath()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('no browser found: installing chromium with apt-get')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await run(['apt-get', 'update', '-qq'], { env })
    const code = updated === 0 ? await run(['apt-get', 'install', '-y', '-qq', 'chromium'], { env }) : updated
    const installed = code === 0 ? onPath() : undefined
    if (installed) return installed
  }
  return stop(
    'No browser found: install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
}
