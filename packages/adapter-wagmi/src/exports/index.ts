export { NotStartedError, TwoWagmiConfigsError } from '../errors.js'
export type { ConfigSource, WagmiAdapter, WagmiAdapterParameters } from '../types.js'
export { wagmiAdapter } from '../wagmiAdapter.js'
