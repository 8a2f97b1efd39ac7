import { configurations } from './configurations'
import type { Configuration } from './types'

export function findConfiguration(id: string): Configuration | undefined {
  return configurations.find(configuration => configuration.id === id)
}
