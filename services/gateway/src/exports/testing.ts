export { ProviderError } from '../providers/providerError.js'
export type { Provider } from '../providers/types.js'
export {
  type ProviderRequest,
  type RunProviderContractParameters,
  runProviderContract,
} from '../testing/runProviderContract.js'
