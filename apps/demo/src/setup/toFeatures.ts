import type { Features } from '@latchkit/core'
import { defaultSetup } from './defaultSetup.js'
import { featureNames, type Setup } from './types.js'

/** The features that a setup changes. */
export function toFeatures({ features, methods }: Pick<Setup, 'features' | 'methods'>): Partial<Features> {
  const changed = featureNames.filter(name => features[name] !== defaultSetup.features[name])
  return {
    ...Object.fromEntries(changed.map(name => [name, features[name]])),
    ...(methods.join() === defaultSetup.methods.join() ? {} : { connectMethodsOrder: methods }),
  }
}
