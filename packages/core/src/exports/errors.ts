export { AdapterNotFoundError, CapabilityNotSupportedError } from '../errors/adapterErrors.js'
export { BaseError, isError } from '../errors/BaseError.js'
export { ChainNotSupportedError } from '../errors/ChainNotSupportedError.js'
export {
  ChainDisconnectedError,
  DisconnectedError,
  InvalidChainIdError,
  ProviderRpcError,
  RequestPendingError,
  UnauthorizedError,
  UnrecognizedChainError,
  UnsupportedMethodError,
  UserRejectedError,
} from '../errors/providerErrors.js'
export { toProviderRpcError } from '../errors/toProviderRpcError.js'
