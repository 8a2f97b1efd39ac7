import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../configError.js'

/** A folder that no other process opens. */
export type FolderLock = {
  /** Releases the folder for others. Safe to call again. */
  release(): Promise<void>
}

/**
 * The process that holds a lock. `start` distinguishes a process from a later one with the same id. Absent without
 * /proc.
 */
type Holder = { readonly pid: number; readonly start: string | undefined }

/**
 * Locks a folder for this process, and creates it when it does not exist. PGlite opens a folder twice without an error,
 * and loses the rows of one side: this lock prevents that. Takes over the lock of a process that ended.
 *
 * @throws ConfigError when a process has the folder open, this process included
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'lock')
  // The file gets its name when its content is complete, so that no process reads a partial lock.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, JSON.stringify({ pid: process.pid, start: await readStart(process.pid) }), {
    mode: 0o600,
  })
  try {
    await take(own, file)
  } finally {
    await rm(own, { force: true })
  }
  let released: Promise<void> | undefined
  return {
    release: () => {
      released ??= rm(file, { force: true })
      return released
    },
  }
}

/** Renames `own` to the lock, and takes over the lock of a process that ended. */
async function take(own: string, file: string): Promise<void> {
  if (await tryLink(own, file)) return
  await removeStale(own, file)
  if (!(await tryLink(own, file))) throw isOpen(file, await readHolder(file))
}

/**
 * Removes the lock of a process that ended. Processes that try this at the same time take turns; otherwise the second
 * could remove the lock that the first has taken by then. A turn is a lock, too: the turn of a killed process is taken
 * over.
 */
async function removeStale(own: string, file: string): Promise<void> {
  const holder = await readHolder(file)
  if (holder === 'unreadable' || (holder !== 'none' && (await isAlive(holder)))) throw isOpen(file, holder)
  const turn = `${file}.turn`
  await take(own, turn)
  try {
    const now = await readHolder(file)
    if (now === 'none') return
    if (now === 'unreadable' || (await isAlive(now))) throw isOpen(file, now)
    await rm(file, { force: true })
  } finally {
    await rm(turn, { force: true })
  }
}

function isOpen(file: string, holder: Holder | 'unreadable' | 'none'): ConfigError {
  const who = typeof holder === 'object' ? `process ${holder.pid}` : 'another process'
  const what = holder === 'unreadable' ? `${file} cannot be read: remove it if none has` : file
  return new ConfigError('bad-config', `DATA_DIR: ${who} has ${path.dirname(file)} open (${what})`)
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new ConfigError('bad-config', `DATA_DIR: ${to} cannot be written`, { cause: error })
  }
}

async function readHolder(file: string): Promise<Holder | 'none' | 'unreadable'> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return 'none'
  }
  try {
    const parsed: unknown = JSON.parse(text)
    // Earlier versions wrote only the number into a turn.
    const { pid, start } = (typeof parsed === 'number' ? { pid: parsed } : parsed) as {
      [key: string]: unknown
    }
    if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 1) return 'unreadable'
    return { pid, start: typeof start === 'string' ? start : undefined }
  } catch {
    return 'unreadable'
  }
}

async function isAlive({ pid, start }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = await readStart(pid)
  return start === undefined || now === undefined || start === now
}

/** Reads the start of a process from /proc, in ticks since boot. */
async function readStart(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of the command is in brackets and may have spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
