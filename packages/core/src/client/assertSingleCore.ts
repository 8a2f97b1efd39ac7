import { version } from '../version.js'
import { DuplicateCoreError } from './errors.js'

const key = Symbol.for('latchkit.core')

/** Two versions of core would watch different atoms and disagree without a word. */
export function assertSingleCore(scope: { [key]?: string } = globalThis as { [key]?: string }): void {
  const loaded = scope[key]
  if (loaded !== undefined && loaded !== version) throw new DuplicateCoreError({ loaded, version })
  scope[key] = version
}
