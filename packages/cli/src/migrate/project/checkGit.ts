import { execFileSync } from 'node:child_process'
import { InputError } from '../../errors.js'

/** Throws `InputError` if changes of a command could not be told from changes that are in the folder already. */
export function checkGit(root: string): void {
  const status = readStatus(root)
  if (status.trim() === '') return
  const count = status.trimEnd().split('\n').length
  throw new InputError(
    `${count} ${count === 1 ? 'file has' : 'files have'} changes that are not committed. Commit them first, or pass --force.`,
  )
}

function readStatus(root: string): string {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (cause) {
    throw new InputError(
      `${root} is not in a git repository, so the changes could not be undone. Create one with "git init" and a commit, or pass --force.`,
      { cause },
    )
  }
}
