import { SwitchChainError, UserRejectedRequestError } from 'viem'

/** What callers of wagmi expect of a switch that failed. */
export function toSwitchError(cause: unknown): SwitchChainError | UserRejectedRequestError {
  // Wallets throw plain objects as well.
  const error = cause as Error & { readonly code?: number | undefined }
  return error.code === UserRejectedRequestError.code
    ? new UserRejectedRequestError(error)
    : new SwitchChainError(error)
}
