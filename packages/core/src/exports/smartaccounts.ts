export { smartAccountNetworksAtom } from '../features/smartAccounts/atoms.js'
export { SmartAccountUnavailableError } from '../features/smartAccounts/errors.js'
export {
  type SetPreferredAccountTypeParameters,
  type SetPreferredAccountTypeReturnType,
  setPreferredAccountType,
} from '../features/smartAccounts/setPreferredAccountType.js'
export {
  type SmartAccountNetworksQueryOptions,
  smartAccountNetworksQueryOptions,
} from '../features/smartAccounts/smartAccountNetworksQueryOptions.js'
export { updateSmartAccountNetworks } from '../features/smartAccounts/updateSmartAccountNetworks.js'
