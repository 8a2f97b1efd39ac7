import { type BaseError, isError } from './BaseError.js'
import {
  ChainDisconnectedError,
  DisconnectedError,
  InvalidChainIdError,
  ProviderRpcError,
  RequestPendingError,
  UnauthorizedError,
  UnrecognizedChainError,
  UnsupportedMethodError,
  UserRejectedError,
} from './providerErrors.js'

type ErrorTraits = { readonly code: unknown; readonly name: unknown; readonly message: string }

/** Returns the class for an error of another library by its code, its name or its message. */
function classify({ code, name, message }: ErrorTraits) {
  switch (code) {
    case 4001:
    case 5001:
    case 5002:
    case 5003:
    case 'ACTION_REJECTED':
      return UserRejectedError
    case -32002:
      return RequestPendingError
    case 4100:
      return UnauthorizedError
    case 4200:
    case -32601:
    case -32004:
      return UnsupportedMethodError
    case 4900:
      return DisconnectedError
    case 4901:
      return ChainDisconnectedError
    case 4902:
      return UnrecognizedChainError
    case 32603:
      return InvalidChainIdError
  }
  if (name === 'AbortError' || name === 'UserRejectedRequestError') return UserRejectedError
  if (name === 'SwitchChainNotSupportedError') return UnsupportedMethodError
  if (name === 'ConnectorNotConnectedError') return DisconnectedError
  // 5000 means "user rejected" in WalletConnect and any error elsewhere, so the message decides.
  if (
    /\buser (has )?(reject|den|declin|cancel)|\b(rejected|denied|declined|cancell?ed) by (the )?user\b/i.test(
      message,
    )
  )
    return UserRejectedError
  if (/unrecognized chain/i.test(message)) return UnrecognizedChainError
  // -32603 is any internal error, so the message decides.
  if (code === -32603 && /invalid chain ?id/i.test(message)) return InvalidChainIdError
  return undefined
}

/**
 * Maps an error of a wallet, a provider or a library to an error with a stable code, with the original as `cause`. It
 * also searches `cause`, `data`, `originalError` and `error`, where wallets put the code. An error of Latchkit is
 * returned unchanged; an unknown error becomes `rpc/unknown`.
 *
 * @example
 * try { await provider.request({ method: 'eth_requestAccounts' }) }
 * catch (error) { throw toProviderRpcError(error) }
 */
export function toProviderRpcError(error: unknown): BaseError {
  if (isError(error)) return error
  const layers: unknown[] = [error]
  let rpcCode: number | undefined
  // Breadth first and at most 16 layers: a cause chain may be a ring.
  for (let index = 0; index < layers.length && index < 16; index++) {
    const layer = layers[index]
    if (isError(layer)) return layer
    const { code: rawCode, name, message, cause, data, originalError, error: inner } = toRecord(layer)
    // Some wallets have the number as text.
    const code = typeof rawCode === 'string' && /^-?\d+$/.test(rawCode) ? Number(rawCode) : rawCode
    const Known = classify({ code, name, message: typeof layer === 'string' ? layer : String(message) })
    if (Known) return new Known({ cause: error })
    if (typeof code === 'number') rpcCode ??= code
    for (const next of [cause, data, originalError, inner]) if (next) layers.push(next)
  }
  const { shortMessage, message } = toRecord(error)
  const text = [shortMessage, message, error].find(value => typeof value === 'string' && value !== '')
  return new ProviderRpcError('The wallet or the network answered with an error', {
    cause: error,
    details: typeof text === 'string' ? text : undefined,
    rpcCode,
    metaMessages: ['Latchkit does not know this error. Try again, or use another wallet.'],
  })
}

function toRecord(value: unknown): { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {}
}
