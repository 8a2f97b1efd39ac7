export { buildClient } from '../client/buildClient.js'
export { createOwned, getStore, type Store } from '../client/internal.js'
export type { ConfigCheck, OptionChecks } from '../types/configCheck.js'
export type { Feature } from '../types/feature.js'
