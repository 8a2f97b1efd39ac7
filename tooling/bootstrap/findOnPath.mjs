import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Whether `file` is a program that can be run. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program of that name on the PATH. */
export function findOnPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map(folder => path.join(folder, name))
    .find(isExecutable)
}
