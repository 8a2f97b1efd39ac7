import {
  type BaseError,
  CapabilityNotSupportedError,
  isError,
  toProviderRpcError,
} from '@latchkit/core/errors'
import { hasUnsupportedText } from './hasUnsupportedText.js'

/** Maps the error of a request that not every wallet supports. */
export function toCapabilityError(error: unknown, capability: string): BaseError {
  const known = toProviderRpcError(error)
  if (!isError(known, 'rpc/unsupported-method') && !hasUnsupportedText(error)) return known
  return new CapabilityNotSupportedError({ capability, namespace: 'eip155', cause: error })
}
