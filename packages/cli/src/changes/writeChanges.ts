import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { InputError } from '../errors.js'

export type Change = {
  /** Relative to the folder of the app, with `/` on every system. */
  file: string
  /** The text that was read, or `undefined` for a new file. */
  before: string | undefined
  after: string
}

type Staged = Change & { target: string; stage: string }

/**
 * Writes all changes or none: first into files beside their targets, then by renaming. Throws `InputError`, and leaves what was
 * there before, if a file cannot be written or differs from `before`.
 */
export function writeChanges(root: string, changes: readonly Change[]): void {
  const madeFolders: string[] = []
  const staged: Staged[] = []
  const moved: Staged[] = []
  let file = ''
  try {
    for (const change of changes) {
      file = change.file
      staged.push(stageChange(root, change, madeFolders))
    }
    for (const change of staged) {
      file = change.file
      renameSync(change.stage, change.target)
      moved.push(change)
    }
  } catch (error) {
    for (const { stage } of staged) rmSync(stage, { force: true })
    for (const { target, before } of moved) {
      if (before === undefined) rmSync(target)
      else writeFileSync(target, before)
    }
    for (const folder of madeFolders) rmSync(folder, { recursive: true, force: true })
    if (error instanceof InputError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError(`${file} cannot be written: ${reason}. Nothing was changed.`, { cause: error })
  }
}

function stageChange(root: string, change: Change, madeFolders: string[]): Staged {
  const named = path.join(root, change.file)
  const found = readIfThere(named)
  if (found !== change.before)
    throw new InputError(`${change.file} was changed meanwhile. Nothing was written: run the command again.`)
  if (found === undefined) {
    const made = mkdirSync(path.dirname(named), { recursive: true })
    if (made) madeFolders.push(made)
  }
  // A link stays a link: the file that it names is replaced.
  const target = found === undefined ? named : realpathSync(named)
  const stage = `${target}.${randomUUID()}`
  writeFileSync(stage, change.after, { flag: 'wx' })
  if (found !== undefined) chmodSync(stage, statSync(target).mode)
  return { ...change, target, stage }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
