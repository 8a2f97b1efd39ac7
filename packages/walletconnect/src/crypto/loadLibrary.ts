import type { library } from './library.js'

/** The cryptography that the platform lacks: without a secure context all of it, else the curves. */
export async function loadLibrary(): Promise<typeof library> {
  return (await import('./library.js')).library
}
