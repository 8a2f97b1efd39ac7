export { NameUnresolvedError } from '../features/names/errors.js'
export {
  type Identity,
  type IdentityQueryOptions,
  type IdentityQueryParameters,
  identityQueryOptions,
} from '../features/names/identityQueryOptions.js'
export {
  type Profile,
  type ProfileQueryOptions,
  profileQueryOptions,
} from '../features/names/profileQueryOptions.js'
export {
  type ResolvedName,
  type ResolveNameParameters,
  resolveName,
} from '../features/names/resolveName.js'
