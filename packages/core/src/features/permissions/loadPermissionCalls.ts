import { importWithRetry } from '../connection/importWithRetry.js'

/** Loads what reads permissions at the first use, and nothing before. A failed load is repeated. */
export const loadPermissionCalls = () => importWithRetry(() => import('./readPermissions.js'))
