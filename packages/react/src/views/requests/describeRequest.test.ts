import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.js'
import { describeRequest } from './describeRequest.js'

describe('describeRequest', () => {
  it.each([
    ['personal_sign', ['0x68c3a9', '0x1'], { title: 'approve.sign', message: 'hé' }],
    ['personal_sign', ['0xff00', '0x1'], { title: 'approve.sign', data: '0xff00' }],
    ['personal_sign', ['plain', '0x1'], { title: 'approve.sign', message: 'plain' }],
    ['personal_sign', undefined, { title: 'approve.sign', message: undefined, data: undefined }],
    ['solana_signMessage', [new Uint8Array([104, 105])], { message: 'hi' }],
    ['solana_signMessage', [new Uint8Array([255])], { data: '0xff' }],
    ['solana_signMessage', { message: 'base58' }, { message: 'base58' }],
    ['eth_signTypedData_v4', ['0x1', '{"a":1}'], { title: 'approve.signData', data: '{"a":1}' }],
    ['eth_signTypedData_v4', ['0x1', { a: 1 }], { data: '{\n  "a": 1\n}' }],
    [
      'eth_sendTransaction',
      [{ to: '0xab', value: '0xde0b6b3a7640000', chainId: '0x1' }],
      { title: 'approve.send', to: '0xab', value: 10n ** 18n, chainId: 1 },
    ],
    ['eth_sendTransaction', [{ to: 7, value: 'lots' }], { to: undefined, value: undefined }],
    ['eth_sendTransaction', ['0x'], { title: 'approve.send' }],
    [
      'wallet_sendCalls',
      [{ calls: [{ to: '0xab', value: '0x1' }], chainId: '0x2' }],
      { count: 1, to: '0xab', chainId: 2 },
    ],
    ['wallet_sendCalls', [{ calls: [{ to: '0xab' }, {}] }], { count: 2, to: undefined }],
    ['wallet_sendCalls', [null], { title: 'approve.calls', count: 0 }],
    ['solana_signAllTransactions', [[{}, {}]], { title: 'approve.signTransactions', count: 2 }],
    ['solana_signAndSendTransaction', [{}], { title: 'approve.send' }],
    ['wallet_grantPermissions', [{}], { title: 'approve.grant' }],
  ])('says what %s with %o is', (method, params, expected) => {
    expect(describeRequest({ method, params })).toMatchObject(expected)
  })

  it('shows no text that hides a part of itself', () => {
    expect(decodeText('0xe280ae6162')).toBeUndefined()
    expect(decodeText('0x61000a')).toBeUndefined()
    expect(decodeText('0x610a62')).toBe('a\nb')
    expect(decodeText('0x')).toBe('')
    expect(decodeText('0x1')).toBe('0x1')
  })
})
