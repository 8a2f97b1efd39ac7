import { isError } from '@latchkit/core/errors'
import { WalletAccountError, WalletError, WalletNotConnectedError } from '@solana/wallet-adapter-base'

type WalletErrorClass = new (message?: string, error?: unknown) => WalletError

/**
 * Maps an error to that of wallet-adapters. `error` of the result is the error of Latchkit, and the message that of the
 * wallet, where the wallet gave one.
 */
export function toWalletError(error: unknown, OfMethod: WalletErrorClass): WalletError {
  if (error instanceof WalletError) return error
  return new (pickClass(error) ?? OfMethod)(readMessage(error), error)
}

function pickClass(error: unknown): WalletErrorClass | undefined {
  if (isError(error, 'rpc/disconnected')) return WalletNotConnectedError
  return isError(error, 'rpc/unauthorized') ? WalletAccountError : undefined
}

function readMessage(error: unknown): string | undefined {
  const cause = isError(error) ? error.cause : error
  if (typeof cause === 'object' && cause && 'message' in cause && typeof cause.message === 'string')
    return isError(cause) ? cause.shortMessage : cause.message
  return isError(error) ? error.shortMessage : undefined
}
