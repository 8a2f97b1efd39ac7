import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Process groups this command started and has to end, whatever ends it. */
const groups = new Set()

let watchdog

/** Writes to the watchdog, which ends the groups when this process is killed and cannot do it itself. */
function notifyWatchdog(line) {
  if (!watchdog) {
    const file = fileURLToPath(new URL('watchdog.mjs', import.meta.url))
    watchdog = spawn(process.execPath, [file], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
    watchdog.unref()
    watchdog.stdin.unref?.()
    watchdog.stdin.on('error', () => {})
  }
  watchdog.stdin.write(`${line}\n`)
}

function forget(pid) {
  groups.delete(pid)
  notifyWatchdog(`-${pid}`)
}

function end(signal) {
  for (const pid of groups) {
    try {
      process.kill(-pid, signal)
    } catch {
      forget(pid)
    }
  }
}

/** Starts a child in its own process group, so that the group can be ended with all its descendants. */
export function startChild([command, ...args], options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true })
  if (child.pid) {
    groups.add(child.pid)
    notifyWatchdog(`+${child.pid}`)
  }
  // The group outlives its leader when a descendant does, so it stays listed until it is empty.
  child.once('exit', () => {
    try {
      process.kill(-child.pid, 0)
    } catch {
      forget(child.pid)
    }
  })
  return child
}

/** Ends everything that was started: by SIGTERM first, then by SIGKILL. */
export async function endChildren(graceMilliseconds = 5000) {
  end('SIGTERM')
  const deadline = Date.now() + graceMilliseconds
  while (groups.size > 0 && Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 50))
    for (const pid of groups) {
      try {
        process.kill(-pid, 0)
      } catch {
        forget(pid)
      }
    }
  }
  end('SIGKILL')
}

let ending = false

/** True from the moment on in which the children are ended on purpose. */
export function isEnding() {
  return ending
}

/** Processes whose end has to end this one. npm starts us through a shell, and that shell outlives npm. */
function ancestors() {
  if (!process.env.npm_lifecycle_event) return [process.ppid]
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], { encoding: 'utf8' })
  const grandparent = Number(stdout)
  return grandparent > 1 ? [process.ppid, grandparent] : [process.ppid]
}

function isGone(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Ends the children on Ctrl-C, on SIGTERM, on a hang-up and when the process that started us is gone. */
export function endChildrenWithUs() {
  const watched = ancestors()
  const parent = process.ppid
  async function stop(code) {
    if (ending) return
    ending = true
    await endChildren()
    process.exit(code)
  }
  process.on('SIGINT', () => stop(130))
  process.on('SIGTERM', () => stop(143))
  process.on('SIGHUP', () => stop(129))
  process.on('exit', () => end('SIGKILL'))
  setInterval(() => {
    if (process.ppid !== parent || watched.some(isGone)) stop(1)
  }, 500).unref()
}
