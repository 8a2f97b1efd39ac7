export type { RelayLimits } from '../config/limits.js'
export type { Projects } from '../config/projects.js'
export type { RelayLogger } from '../log/types.js'
export { type RelayOptions, type RunningRelay, startRelay } from '../startRelay.js'
