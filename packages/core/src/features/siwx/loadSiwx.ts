import type { siwxParts } from './siwxParts.js'

/** Loads what an app needs only once a person signs in. */
export async function loadSiwx(): Promise<typeof siwxParts> {
  return (await import('./siwxParts.js')).siwxParts
}
