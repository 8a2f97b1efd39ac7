export { answerOperations, operationsPaths } from '../answerOperations.js'
export { ConfigError, type ConfigErrorReason } from '../configError.js'
export { connectRedis } from '../connectRedis.js'
export { type Cache, type Caches, createCaches } from '../createCaches.js'
export { type Budget, createLimiter, type Limiter } from '../createLimiter.js'
export { createLogger, type Logger, type LogLevel, logLevels } from '../createLogger.js'
export { createMetrics, type Metrics } from '../createMetrics.js'
export { createSettings, type Environment } from '../createSettings.js'
export { leaveBalancer } from '../leaveBalancer.js'
export { openServer } from '../openServer.js'
export { keepWarnings, type WarningKeeper } from '../operator/keepWarnings.js'
export { operatorFields, readOperatorAccess } from '../operator/operatorFields.js'
export type { SettingLine, StatusTable } from '../operator/types.js'
export { readAddress } from '../readAddress.js'
export { readJsonFile } from '../readJsonFile.js'
export {
  anyLocalPort,
  type Project,
  type ProjectOption,
  type ProjectOptions,
  type Projects,
  projectsField,
  readProjects,
  refuseCaller,
} from '../readProjects.js'
export { runService } from '../runService.js'
