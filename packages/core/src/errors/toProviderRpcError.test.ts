import { RpcRequestError, TransactionExecutionError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { BaseError, isError } from './BaseError.js'
import { ProviderRpcError, UserRejectedError } from './providerErrors.js'
import { toProviderRpcError } from './toProviderRpcError.js'

const foreign = (fields: object, message = 'it failed') => Object.assign(new TypeError(message), fields)

describe('toProviderRpcError', () => {
  it.each([
    [4001, 'rpc/user-rejected', 4001],
    [5001, 'rpc/user-rejected', 4001],
    [5002, 'rpc/user-rejected', 4001],
    [5003, 'rpc/user-rejected', 4001],
    ['ACTION_REJECTED', 'rpc/user-rejected', 4001],
    [-32002, 'rpc/request-pending', -32002],
    [4100, 'rpc/unauthorized', 4100],
    [4200, 'rpc/unsupported-method', 4200],
    [-32601, 'rpc/unsupported-method', 4200],
    [-32004, 'rpc/unsupported-method', 4200],
    [4900, 'rpc/disconnected', 4900],
    [4901, 'rpc/chain-disconnected', 4901],
    [4902, 'rpc/unrecognized-chain', 4902],
    [32603, 'rpc/invalid-chain-id', 32603],
    [-32603, 'rpc/unknown', -32603],
    [5000, 'rpc/unknown', 5000],
    [undefined, 'rpc/unknown', 5000],
    ['UNKNOWN', 'rpc/unknown', 5000],
  ])('maps %s to %s', (code, expected, rpcCode) => {
    const error = foreign({ code })
    expect(toProviderRpcError(error)).toMatchObject({ code: expected, rpcCode, cause: error })
  })

  it.each([
    ['a plain object', { code: 4001, message: 'no' }],
    ['data.originalError', foreign({ code: -32603, data: { originalError: { code: 4001 } } })],
    ['data', foreign({ code: -32603, data: { code: 4001 } })],
    ['error', { error: { code: 4001 } }],
    ['a deep cause', foreign({ cause: foreign({ cause: foreign({ code: 4001 }) }) })],
    ['its words', foreign({ code: 5000 }, 'User rejected the request.')],
    ['its words alone', 'User denied account authorization'],
    ['an abort', new DOMException('aborted', 'AbortError')],
    ['a viem class', new UserRejectedRequestError(new TypeError('no'))],
    [
      'a viem class inside another',
      new TransactionExecutionError(new UserRejectedRequestError(new TypeError('no')), { account: null }),
    ],
    ['a class recognised by its name', foreign({ name: 'UserRejectedRequestError' })],
  ])('finds a rejection in %s', (_, error) => {
    expect(toProviderRpcError(error).code).toBe('rpc/user-rejected')
  })

  it('finds an unknown chain under an internal error', () => {
    const error = foreign({ code: -32603 }, 'Unrecognized chain ID "0x7a69". Try adding the chain first.')
    expect(toProviderRpcError(error).code).toBe('rpc/unrecognized-chain')
  })

  it.each([
    foreign({ code: 32603 }, 'Invalid chain id'),
    foreign({ code: -32603 }, 'Invalid Chain ID'),
    foreign({ code: -32603, data: { code: -32603, message: 'invalid chain id "0x0"' } }),
    { code: -32603, message: 'Internal JSON-RPC error: invalid chainId' },
  ])('is one error for a chain id that a wallet finds invalid: %o', error => {
    expect(toProviderRpcError(error)).toMatchObject({
      code: 'rpc/invalid-chain-id',
      rpcCode: 32603,
      cause: error,
    })
  })

  it('does not take a node that rejects for a person', () => {
    const error = new RpcRequestError({
      body: {},
      url: 'http://127.0.0.1',
      error: { code: -32000, message: 'rejected' },
    })
    expect(toProviderRpcError(error)).toMatchObject({ code: 'rpc/unknown', rpcCode: -32000 })
    expect(toProviderRpcError(error).details).toMatch(/RPC Request failed/i)
  })

  it('returns an error of our own as it is, also from inside another', () => {
    const own = new BaseError('x', { code: 'connection/failed' })
    expect(toProviderRpcError(own)).toBe(own)
    expect(toProviderRpcError(foreign({ cause: own }))).toBe(own)
  })

  it.each([undefined, null, 0, '', 'text', Symbol('s'), {}, [], () => {}])('survives %s', error => {
    expect(toProviderRpcError(error)).toMatchObject({ code: 'rpc/unknown', rpcCode: 5000 })
  })

  it('survives a ring', () => {
    const ring: { cause?: unknown } = {}
    ring.cause = ring
    expect(toProviderRpcError(ring).code).toBe('rpc/unknown')
  })

  it('gives errors that say what to do and match by class and code', () => {
    const error = new UserRejectedError()
    expect(error).toBeInstanceOf(ProviderRpcError)
    expect(isError(error, 'rpc/user-rejected')).toBe(true)
    expect(error.message).toContain('Offer to try again')
    expect(error.name).toBe('UserRejectedError')
    expect(error.docsPath).toBe('errors/rpc/user-rejected.html')
  })
})
