import { describe, expect, it } from 'vitest'
import type { GrantPermissionsParameters } from '../grantPermissions.js'
import { checkGrant } from './checkGrant.js'

const now = 1_800_000_000
const address = `0x${'aa'.repeat(20)}` as const
const abi = [{ type: 'function', name: 'move', inputs: [{ type: 'address' }] }]
const valid = {
  expiry: now + 60,
  signer: { type: 'account', data: { address } },
  permissions: [{ type: 'native-token-allowance', data: { allowanceAmount: '0x1' } }],
}
const check = (change: object) => {
  const request: unknown = { ...valid, ...change }
  checkGrant(request as GrantPermissionsParameters, now)
}
const permit = (type: string, data: object) => check({ permissions: [{ type, data }] })
const call = (permitted: object) =>
  permit('contract-call', { address, abi, functions: [{ functionName: 'move', ...permitted }] })
const key = (type: string, publicKey: string, kind = 'key') => {
  const data = { type, publicKey }
  return check({ signer: { type: kind, data: kind === 'key' ? data : { keys: [data] } } })
}

describe('a request for permissions', () => {
  it.each<[string, () => void]>([
    ['an account', () => check({})],
    ['a compressed key', () => key('secp256k1', `0x02${'ab'.repeat(32)}`)],
    ['a whole key', () => key('secp256k1', `0x04${'ab'.repeat(64)}`, 'keys')],
    ['a year', () => check({ expiry: now + 365 * 86_400 })],
    ['a chain', () => check({ chainId: '0x2105' })],
    ['the example of ERC-7715', () => permit('native-token-allowance', { allowance: '0x1' })],
    ['a stream', () => permit('native-token-stream', { amountPerSecond: '0x1', initialAmount: '0x0' })],
    [
      'a token',
      () => permit('erc20-token-periodic', { tokenAddress: address, periodAmount: '0x1', periodDuration: 9 }),
    ],
    ['NFTs', () => permit('erc721-token-transfer', { address, tokenIds: ['0x0', '0x1'] })],
    ['signatures', () => permit('contract-call', { address, calls: ['move(address)'] })],
    ['arguments', () => call({ args: [null, { operator: 'EQUAL', value: '0x1' }], valueLimit: '0x1' })],
    ['a call-limit', () => check({ policies: [{ type: 'call-limit', data: { count: 1 } }] })],
  ])('has %s', (_what, act) => {
    expect(act).not.toThrow()
  })

  it.each<[string, string, () => void]>([
    [
      'another operator',
      'The operator GREATER_THAN',
      () => call({ args: [{ operator: 'GREATER_THAN', value: '0x1' }] }),
    ],
    ['a delegate call', 'The operation DelegateCall', () => call({ operation: 'DelegateCall' })],
    [
      'a limit of the rate',
      'The policy rate-limit',
      () => check({ policies: [{ type: 'rate-limit', data: {} }] }),
    ],
    ['a limit of gas', 'The policy gas-limit', () => check({ policies: [{ type: 'gas-limit', data: {} }] })],
    ['P-256', 'The signer secp256r1', () => key('secp256r1', `0x02${'ab'.repeat(32)}`)],
    ['a passkey', 'The signer webauthn-p256', () => key('webauthn-p256', '0x02', 'keys')],
    ['the wallet', 'The signer wallet', () => check({ signer: { type: 'wallet', data: {} } })],
    ['several keys', 'The signer keys', () => check({ signer: { type: 'keys', data: { keys: [1, 2] } } })],
    ['another permission', 'The permission erc1155-token', () => permit('erc1155-token', {})],
    ['what every object has', 'The permission toString', () => permit('toString', {})],
  ])('is refused by name for %s', (_what, text, act) => {
    expect(act).toThrow(`${text} cannot be granted`)
    expect(act).toThrow(expect.objectContaining({ code: 'permissions/unsupported', rpcCode: -32602 }))
  })

  it.each<[string, string, () => void]>([
    [
      'an adjustment that is no boolean',
      '`isAdjustmentAllowed` is true or false',
      () => check({ permissions: [{ ...valid.permissions[0], isAdjustmentAllowed: 'yes' }] }),
    ],
    ['that is over', 'over', () => check({ expiry: now })],
    ['in milliseconds', 'year', () => check({ expiry: now * 1000 })],
    ['for more than a year', 'year', () => check({ expiry: now + 365 * 86_400 + 1 })],
    ['without an end', 'expiry', () => check({ expiry: undefined })],
    ['on a chain that is not in hex', 'hex', () => check({ chainId: 8453 })],
    ['on a chain with a leading zero', 'hex', () => check({ chainId: '0x01' })],
    ['without an account', 'address', () => check({ address: '0x1' })],
    ['without a signer', 'address', () => check({ signer: { type: 'account', data: {} } })],
    ['for a key that is none', 'bytes', () => key('secp256k1', `0x05${'ab'.repeat(32)}`)],
    ['without permissions', 'permissions', () => check({ permissions: [] })],
    ['for nothing', 'allowanceAmount', () => permit('native-token-allowance', { allowanceAmount: '0x0' })],
    [
      'for a decimal amount',
      'allowanceAmount',
      () => permit('native-token-allowance', { allowanceAmount: '8' }),
    ],
    [
      'with more than its type has',
      'spender',
      () => permit('native-token-allowance', { allowanceAmount: '0x1', spender: 1 }),
    ],
    ['without a token', 'tokenAddress', () => permit('erc20-token-allowance', { allowanceAmount: '0x1' })],
    ['of no tokens', 'tokenIds', () => permit('erc721-token-transfer', { address, tokenIds: [] })],
    ['for functions without a name', 'functionName', () => call({ functionName: 7 })],
    ['for an argument without a value', 'condition', () => call({ args: [{ operator: 'EQUAL' }] })],
    [
      'with a limit of several',
      'single',
      () =>
        check({
          permissions: [valid.permissions[0], valid.permissions[0]],
          policies: [{ type: 'call-limit', data: { count: 1 } }],
        }),
    ],
  ])('is invalid %s', (_what, text, act) => {
    expect(act).toThrow(expect.objectContaining({ code: 'permissions/invalid' }))
    expect(act).toThrow(text)
  })
})
