export { buildClient } from '../client/buildClient.js'
export { createOwned, getStore, type Store } from '../client/internal.js'
export type { ConfigCheck, Feature } from '../types/feature.js'
