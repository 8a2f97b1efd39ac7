// Programs that are not packages: browsers, a Redis and a Postgres server.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program on the PATH that has one of the names. */
function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(isExecutable)
}

/** Installs Debian packages, as root on Debian only; returns whether it did. */
async function installDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`installing ${names.filter(name => !name.startsWith('-')).join(', ')} with apt-get`)
  // The package may bring a server that starts by itself; tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const updated = await run(['apt-get', 'update', '-qq'], { env })
  return updated === 0 && (await run(['apt-get', 'install', '-y', '-qq', ...names], { env })) === 0
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
  const find = () =>
    findOnPath(...browserNames) ?? (process.platform === 'darwin' ? macPaths.find(isExecutable) : undefined)
  const found = find() ?? ((await installDebian('chromium')) ? find() : undefined)
  if (found) return found
  return stop(
    'No browser found: install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
}

/**
 * Path of a Redis server, which tests of the services start for themselves; as root on Debian it is installed.
 * Without it those tests are skipped and counted.
 */
export async function findRedis() {
  const found = findOnPath('redis-server')
  if (found) return found
  return (await installDebian('redis-server')) ? findOnPath('redis-server') : undefined
}

/**
 * Whether there is a Postgres server, which tests of the services start for themselves; as root on Debian it is installed.
 * Without it those tests are skipped and counted.
 */
export async function findPostgres() {
  const folder = '/usr/lib/postgresql'
  if (process.env.POSTGRES_BIN || (existsSync(folder) && readdirSync(folder).length > 0)) return true
  return installDebian('postgresql')
}

/**
 * Programs of the journeys in Firefox and WebKit; as root on Debian the missing ones are installed. Without them those
 * journeys are skipped and counted.
 */
export async function findEngines() {
  const missing = [
    process.env.FIREFOX_PATH || findOnPath('firefox-esr', 'firefox') ? [] : ['firefox-esr'],
    findOnPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver'],
    findOnPath('Xvfb') ? [] : ['xvfb'],
    findOnPath('openbox') ? [] : ['openbox'],
  ].flat()
  return missing.length === 0 || installDebian('--no-install-recommends', ...missing)
}

/**
 * Programs around the services of a deployment, for the tests of `deploy`; as root on Debian the missing ones are installed.
 * Without them those tests are skipped and counted.
 */
export async function findDeployPrograms() {
  const missing = [
    findOnPath('caddy') ? [] : ['caddy'],
    findOnPath('promtool') ? [] : ['prometheus'],
    findOnPath('systemd-analyze') ? [] : ['systemd'],
    findOnPath('strace') ? [] : ['strace'],
  ].flat()
  return missing.length === 0 || installDebian('--no-install-recommends', ...missing)
}
