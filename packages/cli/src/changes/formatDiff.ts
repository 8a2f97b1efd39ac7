import { createTwoFilesPatch } from 'diff'
import type { Change } from './writeChanges.js'

/**
 * Returns the changes as a unified diff, which `git apply` and `patch -p1` accept.
 *
 * @example
 * formatDiff([{ file: 'src/main.ts', before: 'one\n', after: 'two\n' }])
 */
export function formatDiff(changes: readonly Change[]): string {
  return changes.map(formatChange).join('')
}

function formatChange({ file, before, after }: Change): string {
  const from = before === undefined ? '/dev/null' : `a/${file}`
  const patch = createTwoFilesPatch(from, `b/${file}`, before ?? '', after, undefined, undefined, {
    context: 3,
  })
  // The first line is a rule of "=".
  return patch.slice(patch.indexOf('\n') + 1)
}
