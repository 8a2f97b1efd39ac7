export {
  ActionNotAllowedError,
  InvalidPermissionsError,
  UnsupportedPermissionError,
} from '../features/permissions/errors.js'
export {
  type GetGrantedPermissionsReturnType,
  getGrantedPermissions,
} from '../features/permissions/getGrantedPermissions.js'
export {
  type GetSmartSessionsReturnType,
  getSmartSessions,
} from '../features/permissions/getSmartSessions.js'
export {
  type GetSupportedPermissionsReturnType,
  getSupportedPermissions,
} from '../features/permissions/getSupportedPermissions.js'
export {
  type GrantPermissionsParameters,
  type GrantPermissionsReturnType,
  grantPermissions,
} from '../features/permissions/grantPermissions.js'
export {
  type SmartSessionsQueryOptions,
  type SupportedPermissionsQueryOptions,
  smartSessionsQueryOptions,
  supportedPermissionsQueryOptions,
} from '../features/permissions/queries.js'
export {
  type RevokePermissionsParameters,
  type RevokePermissionsReturnType,
  revokePermissions,
} from '../features/permissions/revokePermissions.js'
export type {
  AskedPermission,
  GrantedPermission,
  NamedTerms,
  Permission,
  PermissionDependency,
  PermissionPolicy,
  PermissionSigner,
  SmartSession,
} from '../features/permissions/types.js'
