export { ProviderError } from '../providers/providerError.js'
export type { Provider } from '../providers/types.js'
export type { ProviderRequest } from '../testing/openHost.js'
export {
  type RunProviderContractParameters,
  runProviderContract,
} from '../testing/runProviderContract.js'
