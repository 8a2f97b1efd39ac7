import { findOnPath, isExecutable } from './findOnPath.mjs'
import { installDebian } from './installDebian.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function find() {
  for (const name of names) {
    const file = findOnPath(name)
    if (file) return file
  }
  return process.platform === 'darwin' ? macPaths.find(isExecutable) : undefined
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
    if (isExecutable(given)) return given
    stop(
      `CHROMIUM_PATH is ${given}, which is no program that can be run. Correct it, or unset it to search the PATH.`,
    )
  }
  const found = find() ?? ((await installDebian('chromium')) ? find() : undefined)
  if (found) return found
  return stop(
    'No browser found: install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
}
