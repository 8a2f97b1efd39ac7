export {
  type AccountUpgradeQueryOptions,
  accountUpgradeQueryOptions,
} from '../features/smartAccounts/accountUpgradeQueryOptions.js'
export { smartAccountNetworksAtom } from '../features/smartAccounts/atoms.js'
export {
  type DowngradeAccountReturnType,
  downgradeAccount,
} from '../features/smartAccounts/downgradeAccount.js'
export { SmartAccountUnavailableError } from '../features/smartAccounts/errors.js'
export { type AccountUpgrade, readAccountUpgrade } from '../features/smartAccounts/readAccountUpgrade.js'
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
