import type { Pull } from './types.js'

export function createPull(topic: string, after: number): Pull {
  return { topic, after, late: [], acknowledged: new Set() }
}
