// First, so that bundlers process React before core: code that the modal and the page share then goes into the page's
// first file.
import 'react'

export { ChainNotSwitchedError } from '../actions/errors.js'
export { PackageMissingError } from '../connection/errors.js'
export { NotStartedError, TwoWagmiConfigsError } from '../errors.js'
export type { ConfigSource, WagmiAdapter, WagmiAdapterParameters } from '../types.js'
export { wagmiAdapter } from '../wagmiAdapter.js'
