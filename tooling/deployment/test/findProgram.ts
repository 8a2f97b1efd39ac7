import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * Finds a program on the PATH. Returns `undefined` when it is not installed.
 *
 * @throws TypeError when `CI` is set: tests with it must not be skipped there
 */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const found = folders.map(folder => path.join(folder, name)).find(isExecutable)
  if (!found && process.env.CI) throw new TypeError(`${name} is not installed`)
  return found
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
