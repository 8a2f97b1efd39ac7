import { lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { InputError } from './errors.js'

/**
 * Throws `InputError` if the target cannot become an app: it is a file, its path leads through one, or it has something in it.
 * Returns whether the folder is there. A repository of git without a commit counts as empty.
 */
export function checkTarget(target: string): { exists: boolean } {
  try {
    const found = readdirSync(target).filter(name => name !== '.git')
    if (found.length === 0) return { exists: true }
    throw new InputError(`The directory ${target} is not empty. Choose another one.`)
  } catch (error) {
    if (error instanceof InputError) throw error
    const code = readCode(error)
    // A link to nothing is in the way too.
    if (code === 'ENOENT' && !lstatSync(target, { throwIfNoEntry: false })) return { exists: false }
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new InputError(`A file is in the way of ${target}. Choose another directory.`, { cause: error })
    throw toInputError(target, error)
  }
}

/**
 * Writes all files or none: first into a temporary folder of the same file system, then by renaming. Throws `InputError`,
 * and leaves what was there before.
 */
export function createApp(target: string, files: ReadonlyMap<string, string>): void {
  const { exists } = checkTarget(target)
  const parent = path.dirname(target)
  let made: string | undefined
  let stage: string | undefined
  const moved: string[] = []
  try {
    made = exists ? undefined : mkdirSync(parent, { recursive: true })
    // An existing folder stays: it may be the working directory of a shell, or a mounted one.
    stage = mkdtempSync(path.join(exists ? target : parent, '.create-latchkit-'))
    // The temporary folder itself is closed to other users.
    const app = path.join(stage, 'app')
    writeFiles(app, files)
    if (exists) {
      for (const name of readdirSync(app)) {
        renameSync(path.join(app, name), path.join(target, name))
        moved.push(name)
      }
    } else renameSync(app, target)
    rmSync(stage, { recursive: true })
  } catch (error) {
    for (const left of [stage, made, ...moved.map(name => path.join(target, name))])
      if (left) rmSync(left, { recursive: true, force: true })
    throw toInputError(target, error)
  }
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const at = path.join(folder, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
  }
}

function toInputError(target: string, error: unknown): InputError {
  const reason = error instanceof Error ? error.message : String(error)
  return new InputError(`${target} cannot be written: ${reason}`, { cause: error })
}

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
