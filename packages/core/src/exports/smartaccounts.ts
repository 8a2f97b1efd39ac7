export {
  type AccountUpgradeQueryOptions,
  accountUpgradeQueryOptions,
} from '../features/embedded/smartAccounts/accountUpgradeQueryOptions.js'
export {
  type DowngradeAccountReturnType,
  downgradeAccount,
} from '../features/embedded/smartAccounts/downgradeAccount.js'
export { SmartAccountUnavailableError } from '../features/embedded/smartAccounts/errors.js'
export {
  type AccountUpgrade,
  readAccountUpgrade,
} from '../features/embedded/smartAccounts/readAccountUpgrade.js'
export {
  type SetPreferredAccountTypeParameters,
  type SetPreferredAccountTypeReturnType,
  setPreferredAccountType,
} from '../features/embedded/smartAccounts/setPreferredAccountType.js'
export {
  type SmartAccountNetworksQueryOptions,
  smartAccountNetworksQueryOptions,
} from '../features/embedded/smartAccounts/smartAccountNetworksQueryOptions.js'
export { updateSmartAccountNetworks } from '../features/embedded/smartAccounts/updateSmartAccountNetworks.js'
export { smartAccountNetworksAtom } from '../features/networks/smartAccountNetworksAtom.js'
