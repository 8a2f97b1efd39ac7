export type { KekProvider, WrappedKey } from '../kek/env1.js'
export { type KekHarness, type KekTestFramework, runKekConformance } from '../testing/runKekConformance.js'
