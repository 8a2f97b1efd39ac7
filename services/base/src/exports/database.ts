export { migrate } from '../database/migrate.js'
export { type Database, isUnavailable, type Orm, openDatabase } from '../database/openDatabase.js'
export { prepareOnce } from '../database/prepareOnce.js'
export type { Lease } from '../database/takeLease.js'
