import { BaseError, type BaseErrorOptions } from './BaseError.js'

export type ProviderRpcErrorOptions = Partial<BaseErrorOptions> & {
  /** Number as EIP-1193 or JSON-RPC has it. Default: 5000, unknown. */
  rpcCode?: number | undefined
}

/**
 * An error response of a wallet or node. Known errors are subclasses; this class is `rpc/unknown`.
 *
 * @error rpc/unknown
 * @text The wallet or the network answered with an error
 * @why The error has a code that Latchkit does not know. `rpcCode` is the code, or 5000 if there was none. `details`
 * and `cause` have the rest. For the embedded wallet the message is the one of the secure frame, such as "The bundler
 * of this chain does not answer".
 * @solution Offer to try again, or another wallet. If it happens often, report it so that it can get its own code.
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 * @example
 * if (error instanceof ProviderRpcError) error.rpcCode // 4001
 */
export class ProviderRpcError extends BaseError {
  override readonly name: string = 'ProviderRpcError'
  readonly rpcCode: number

  constructor(shortMessage: string, { rpcCode = 5000, ...options }: ProviderRpcErrorOptions = {}) {
    super(shortMessage, { code: 'rpc/unknown', ...options })
    this.rpcCode = rpcCode
  }
}

/**
 * The user rejected or aborted the request (`rpc/user-rejected`, EIP-1193 and JSON-RPC number 4001).
 *
 * @error rpc/user-rejected
 * @why The user declined in the wallet, or closed the modal before the wallet answered (EIP-1193, 4001). It is an
 * answer, not a failure.
 * @solution Keep the view and offer to try again. Do not report it as an error.
 */
export class UserRejectedError extends ProviderRpcError {
  override readonly name = 'UserRejectedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The request was rejected', {
      ...options,
      code: 'rpc/user-rejected',
      rpcCode: 4001,
      metaMessages: [
        'It was declined in the wallet, or cancelled before the wallet answered. Offer to try again.',
      ],
    })
  }
}

/**
 * The wallet has not given the app access to the method or account (`rpc/unauthorized`, EIP-1193 and JSON-RPC number
 * 4100).
 *
 * @error rpc/unauthorized
 * @why The user has not given the app access to the account or the method (EIP-1193, 4100).
 * @solution Connect the account first, then repeat the request.
 */
export class UnauthorizedError extends ProviderRpcError {
  override readonly name = 'UnauthorizedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet has not allowed this', {
      ...options,
      code: 'rpc/unauthorized',
      rpcCode: 4100,
      metaMessages: ['Connect the account first, then ask again.'],
    })
  }
}

/**
 * The wallet does not have the method (`rpc/unsupported-method`, EIP-1193 and JSON-RPC number 4200).
 *
 * @error rpc/unsupported-method
 * @why The wallet does not have the method (EIP-1193, 4200; JSON-RPC, -32601).
 * @solution Read `getCapabilities` before you offer the feature, or offer another wallet.
 */
export class UnsupportedMethodError extends ProviderRpcError {
  override readonly name = 'UnsupportedMethodError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet does not support this request', {
      ...options,
      code: 'rpc/unsupported-method',
      rpcCode: 4200,
      metaMessages: ['Read its capabilities first, or offer another wallet.'],
    })
  }
}

/**
 * The wallet is not connected to any chain (`rpc/disconnected`, EIP-1193 and JSON-RPC number 4900).
 *
 * @error rpc/disconnected
 * @why The wallet has no connection to any chain: it is locked, offline or was removed (EIP-1193, 4900).
 * @solution Offer to connect again.
 */
export class DisconnectedError extends ProviderRpcError {
  override readonly name = 'DisconnectedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet is disconnected', {
      ...options,
      code: 'rpc/disconnected',
      rpcCode: 4900,
      metaMessages: ['It may be locked or offline. Connect again.'],
    })
  }
}

/**
 * The wallet is not connected to the requested chain (`rpc/chain-disconnected`, EIP-1193 and JSON-RPC number 4901).
 *
 * @error rpc/chain-disconnected
 * @why The wallet works, but has no connection to the requested chain (EIP-1193, 4901).
 * @solution Switch the network, then repeat the request.
 */
export class ChainDisconnectedError extends ProviderRpcError {
  override readonly name = 'ChainDisconnectedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet is not connected to this chain', {
      ...options,
      code: 'rpc/chain-disconnected',
      rpcCode: 4901,
      metaMessages: ['Switch the network, then ask again.'],
    })
  }
}

/**
 * The wallet does not know the chain (`rpc/unrecognized-chain`, EIP-1193 and JSON-RPC number 4902).
 *
 * @error rpc/unrecognized-chain
 * @why The chain has to be added to the wallet before the wallet can switch to it (code 4902). `switchNetwork` offers
 * this itself if the wallet supports it.
 * @solution Offer another network if the user declined to add this network.
 */
export class UnrecognizedChainError extends ProviderRpcError {
  override readonly name = 'UnrecognizedChainError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet does not know this chain', {
      ...options,
      code: 'rpc/unrecognized-chain',
      rpcCode: 4902,
      metaMessages: ['Offer to add the network, or another one.'],
    })
  }
}

/**
 * The wallet or the node finds the chain id invalid (`rpc/invalid-chain-id`, number 32603).
 *
 * @error rpc/invalid-chain-id
 * @why A wallet or a node answered with the code 32603, or with -32603 and "invalid chain id". Its `rpcCode` is 32603.
 * @solution Check the id of the network that you passed: a number such as `1` on eip155. Offer another network if the
 * wallet refuses this network.
 */
export class InvalidChainIdError extends ProviderRpcError {
  override readonly name = 'InvalidChainIdError'
  constructor(options: { cause?: unknown } = {}) {
    super('Invalid chain id', {
      ...options,
      code: 'rpc/invalid-chain-id',
      rpcCode: 32603,
      metaMessages: ['Check the id of the network, or offer another one.'],
    })
  }
}

/**
 * The wallet still shows an earlier request (`rpc/request-pending`, EIP-1193 and JSON-RPC number -32002).
 *
 * @error rpc/request-pending
 * @why The wallet still shows an unanswered request and does not accept another (-32002).
 * @solution Ask the user to open the wallet. Do not repeat the request until the first is answered.
 */
export class RequestPendingError extends ProviderRpcError {
  override readonly name = 'RequestPendingError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet is still busy with an earlier request', {
      ...options,
      code: 'rpc/request-pending',
      rpcCode: -32002,
      metaMessages: ['Ask the user to open the wallet and answer the open request.'],
    })
  }
}
