import { createNonces, type Nonces } from './createNonces'

const key = Symbol.for('latchkit.lab.nonces')

/** The nonces of this process. Next bundles each route for itself, so that a module's own would not be the same. */
export function getNonces(): Nonces {
  const holder: typeof globalThis & { [key]?: Nonces } = globalThis
  holder[key] ??= createNonces()
  return holder[key]
}
