import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.js'
import { parseRequest } from './parseRequest.js'

const id = '3f1d7c9e-6f0b-4a8e-9d63-2f4b1c0a7e55'
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const operation = {
  sender: address,
  nonce: '0x0',
  callData: '0x12',
  callGasLimit: '0x1',
  verificationGasLimit: '0x1',
  preVerificationGas: '0x1',
  maxFeePerGas: '0x1',
  maxPriorityFeePerGas: '0x1',
}
const ask = (type: string, payload?: unknown) =>
  parseRequest(payload === undefined ? { id, type } : { id, type, payload })
const rpc = (method: string, params?: unknown) => ask('RPC_REQUEST', { method, params })
const refused = (message: string, code = -32602) => ({ status: 'refused', id, error: { message, code } })

describe('parseRequest', () => {
  it.each([
    ['SWITCH_NETWORK', { chainId: 31337 }],
    ['SWITCH_NETWORK', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ['CONNECT_EMAIL', { email: 'ana@example.test' }],
    ['CONNECT_EMAIL', { email: 'jürgen@bücher.example' }],
    ['CONNECT_DEVICE', undefined],
    ['CONNECT_OTP', { otp: '012345' }],
    ['CONNECT_OTP', { otp: '01234567' }],
    ['CONNECT_SOCIAL', { uri: 'handle' }],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'discord' }],
    ['GET_USER', undefined],
    ['GET_USER', { chainId: 1, preferredAccountType: 'eoa' }],
    ['IS_CONNECTED', { token: 'ignored' }],
    ['SYNC_THEME', { themeMode: 'dark', themeVariables: { '--lk-radius': 4 } }],
    ['RPC_REQUEST', { method: 'eth_blockNumber', params: [], chainId: 'eip155:1', chainNamespace: 'eip155' }],
  ])('reads %s %j', (type, payload) => {
    expect(ask(type, payload)).toEqual({ status: 'request', request: { id, type, payload } })
  })

  it('counts a missing sdkVersion as the default one', () => {
    expect(ask('SYNC_DAPP_DATA', { projectId: 'p' })).toMatchObject({
      request: { payload: { sdkVersion: 'html-wagmi-4.2.2', projectId: 'p' } },
    })
  })

  it.each([
    ['CONNECT_EMAIL', undefined, 'Required'],
    ['CONNECT_EMAIL', {}, 'Required'],
    ['CONNECT_EMAIL', { email: 7 }, 'Expected string received number'],
    ['CONNECT_EMAIL', { email: null }, 'Expected string received null'],
    ['CONNECT_EMAIL', { email: ['a@b.cd'] }, 'Expected string received array'],
    ['CONNECT_EMAIL', [], 'Expected object received array'],
    ['CONNECT_EMAIL', { email: 'nobody' }, 'Invalid input'],
    ['CONNECT_EMAIL', { email: 'a@b.cd', admin: true }, 'Invalid input'],
    ['CONNECT_EMAIL', { email: 'a@b.cd,e@f.gh' }, 'Invalid input'],
    ['CONNECT_EMAIL', { email: 'a@b.cd\r\nBcc: e@f.gh' }, 'Invalid input'],
    ['CONNECT_EMAIL', { email: '"Ana" <a@b.cd>' }, 'Invalid input'],
    ['CONNECT_DEVICE', {}, 'Expected undefined received object'],
    ['CONNECT_OTP', { otp: '12345' }, 'Invalid input'],
    ['CONNECT_OTP', { otp: 123456 }, 'Expected string received number'],
    ['CONNECT_SOCIAL', { uri: '' }, 'String must contain at least 1 character(s)'],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'farcaster' }, 'Invalid enum value'],
    ['SYNC_THEME', { themeMode: 'system' }, 'Invalid enum value'],
    ['SWITCH_NETWORK', {}, 'Required'],
    ['SWITCH_NETWORK', { chainId: true }, 'Invalid input'],
    ['GET_USER', { preferredAccountType: 'payment' }, 'Invalid enum value'],
  ])('refuses %s %j', (type, payload, message) => {
    expect(ask(type, payload)).toMatchObject(refused(message))
  })

  it.each<[string, unknown]>([
    ['personal_sign', ['0x68656c6c6f', address]],
    ['eth_signTypedData_v4', [address, '{}']],
    ['eth_sendTransaction', [{ from: address, to: address, value: '0x1', data: '0x095ea7b3' }]],
    ['eth_sendUserOperation', [operation, address]],
    ['wallet_sendCalls', [{ version: '2.0.0', calls: [{ to: '0x1', data: '0x' }] }]],
    ...['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'].map(
      preflightCommitment =>
        ['solana_signAndSendTransaction', { transaction: 'AQ', options: { preflightCommitment } }] as [
          string,
          unknown,
        ],
    ),
    ['eth_getBalance', [address, 'latest']],
    ['wallet_inventedByNobody', { any: ['thing'] }],
  ])('takes the parameters of %s %j', (method, params) => {
    expect(rpc(method, params)).toMatchObject({ status: 'request' })
  })

  it.each([
    ['personal_sign', ['0x68'], 'Required'],
    ['personal_sign', undefined, 'Required'],
    ['personal_sign', ['0x68', 7], 'Expected string received number'],
    ['eth_sendTransaction', [{ to: 'me' }], 'Invalid input'],
    ['eth_sendTransaction', [{ to: address, authorizationList: [] }], 'Invalid input'],
    // Half a byte: signers add a digit in front, so that these bytes would not be the shown ones.
    ['eth_sendTransaction', [{ to: address, data: '0x95ea7b3' }], 'Invalid input'],
    ['eth_sendTransaction', [{ to: address, input: '0x95ea7b3' }], 'Invalid input'],
    ['eth_sendUserOperation', [{ ...operation, paymasterData: '0x1' }, address], 'Invalid input'],
    ['wallet_sendCalls', [{ version: '2.0.0', calls: [{ to: 'ab' }] }], 'Invalid input'],
    ['wallet_sendCalls', [{ version: '2.0.0', calls: [{ authorizationList: [] }] }], 'Invalid input'],
    ['wallet_sendCalls', [{ version: '2.0.0', calls: [{ to: '0x1', data: 'ab' }] }], 'Invalid input'],
    [
      'solana_signAndSendTransaction',
      { transaction: 'AQ', options: { preflightCommitment: 'soon' } },
      'Invalid enum value',
    ],
    [
      'solana_signAndSendTransaction',
      { transaction: 'AQ', options: { maxRetries: -1 } },
      'Number must be greater than or equal to 0',
    ],
  ])('refuses the parameters of %s %j', (method, params, message) => {
    expect(rpc(method, params)).toMatchObject(refused(message))
  })

  it('sec 23: takes no delegate and no authorization to turn an account back by', () => {
    expect(ask('DOWNGRADE_ACCOUNT', { chainId: 1 })).toMatchObject({ status: 'request' })
    for (const name of ['delegate', 'authorization', 'authorizationList'])
      expect(ask('DOWNGRADE_ACCOUNT', { chainId: 1, [name]: address })).toMatchObject(
        refused('Invalid input'),
      )
  })

  it('answers a type that it does not know, and a message over the limits', () => {
    expect(ask('EXPORT_KEY')).toMatchObject({ type: 'EXPORT_KEY', ...refused('Invalid enum value', -32600) })
    expect(ask('RELOAD', { text: 'x'.repeat(limits.messageBytes) })).toMatchObject(
      refused('Invalid input', -32600),
    )
    expect(parseRequest({ id, type: 'RELOAD', extra: 1 })).toMatchObject(refused('Invalid input', -32600))
  })

  it.each([undefined, null, 7, 'RELOAD', [], {}, { type: 'RELOAD' }, { id: 'one', type: 'RELOAD' }, { id }])(
    'drops %j, which has no one to answer',
    value => {
      expect(parseRequest(value)).toEqual({ status: 'dropped' })
    },
  )

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])('finds no type %s', type => {
    expect(parseRequest({ id, type })).toEqual({ status: 'dropped' })
  })

  it('reads any value without throwing, and leaves prototypes alone (sec 6)', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const anyPart = fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withBigInt: true })
    const type = fc.constantFrom('CONNECT_EMAIL', 'RPC_REQUEST', 'SYNC_THEME', 'GET_USER', 'RELOAD')
    const method = fc.constantFrom('personal_sign', 'eth_sendTransaction', 'wallet_sendCalls', 'eth_call')
    const rpcPayload = fc.record({ method, params: fc.array(anyPart) }, { requiredKeys: [] })
    fc.assert(
      fc.property(
        fc.oneof(
          anyPart,
          fc.record(
            { id: fc.constant(id), type, payload: fc.oneof(anyPart, rpcPayload) },
            { requiredKeys: [] },
          ),
        ),
        value => {
          expect(['request', 'refused', 'dropped']).toContain(parseRequest(value).status)
        },
      ),
      { numRuns: 300, seed: 12 },
    )
    parseRequest(JSON.parse(`{"id":"${id}","type":"SYNC_THEME","payload":{"__proto__":{"polluted":1}}}`))
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect({}).not.toHaveProperty('polluted')
  })
})
