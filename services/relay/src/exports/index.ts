export {
  ConfigError,
  type Logger as RelayLogger,
  type ProjectOptions as Projects,
} from '@latchkit/service-base'
export { type RelayLimits, settings } from '../settings.js'
export { type RelayOptions, type RunningRelay, startRelay } from '../startRelay.js'
