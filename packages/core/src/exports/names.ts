export {
  type AccountNamesQueryOptions,
  accountNamesQueryOptions,
} from '../features/names/accountNamesQueryOptions.js'
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
export { registeringNameAtom } from '../features/names/registration/atoms.js'
export {
  InvalidNameError,
  NameLookupError,
  NamePendingError,
  NameRegistrationError,
  NameSuggestionsError,
  NamesNetworkError,
  NamesNotConfiguredError,
  NameTakenError,
  NoSignerError,
} from '../features/names/registration/errors.js'
export {
  type NameSuggestion,
  type NameSuggestionsQueryOptions,
  nameSuggestionsQueryOptions,
} from '../features/names/registration/nameSuggestionsQueryOptions.js'
export { type RegisterNameParameters, registerName } from '../features/names/registration/registerName.js'
export {
  type ResolvedName,
  type ResolveNameParameters,
  resolveName,
} from '../features/names/resolveName.js'
export {
  getAddressLabel,
  type SetAddressLabelParameters,
  setAddressLabel,
} from '../features/names/setAddressLabel.js'
export { type NameProblem, validateName } from '../features/names/validateName.js'
