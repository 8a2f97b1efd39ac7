import { describe, expect, it } from 'vitest'
import { decodeText, showHidden } from './decodeText.js'
import { describeRequest } from './describeRequest.js'

describe('describeRequest', () => {
  it.each([
    ['personal_sign', ['0x68c3a9', '0x1'], { title: 'approve.sign', message: 'hé' }],
    ['personal_sign', ['0xff00', '0x1'], { title: 'approve.sign', data: '0xff00' }],
    ['personal_sign', ['plain', '0x1'], { title: 'approve.sign', message: 'plain' }],
    ['personal_sign', undefined, { title: 'approve.sign', message: undefined, data: undefined }],
    ['solana_signMessage', [new Uint8Array([104, 105])], { message: 'hi' }],
    ['solana_signMessage', [new Uint8Array([255])], { data: '0xff' }],
    ['solana_signMessage', { message: '18wr' }, { message: '\u0000hi' }],
    ['solana_signMessage', { message: '5Q' }, { message: undefined, data: '5Q' }],
    ['solana_signMessage', { message: 'no base58' }, { message: 'no base58' }],
    ['solana_signMessage', { message: '1'.repeat(4097) }, { message: '1'.repeat(4097) }],
    ['eth_signTypedData_v4', ['0x1', '{"a":1}'], { title: 'approve.signData', data: '{"a":1}' }],
    ['eth_signTypedData_v4', ['0x1', { a: 1 }], { data: '{\n  "a": 1\n}' }],
    [
      'eth_sendTransaction',
      [{ to: '0xab', value: '0xde0b6b3a7640000', chainId: '0x1' }],
      { title: 'approve.send', calls: [{ to: '0xab', value: 10n ** 18n, data: undefined }], chainId: 1 },
    ],
    ['eth_sendTransaction', [{ to: '0xab', data: '0xa9059cbb00' }], { calls: [{ data: '0xa9059cbb00' }] }],
    ['eth_sendTransaction', [{ data: '0x01', input: '0x02' }], { calls: [{ data: '0x01\n0x02' }] }],
    [
      'eth_sendTransaction',
      [{ to: 7, value: 'lots' }],
      { calls: [{ to: undefined, value: undefined, data: '{\n  "to": 7,\n  "value": "lots"\n}' }] },
    ],
    ['eth_sendTransaction', ['0x'], { title: 'approve.send' }],
    [
      'wallet_sendCalls',
      [{ calls: [{ to: '0xab', value: '0x1' }], chainId: '0x2' }],
      { count: 1, calls: [{ to: '0xab', value: 1n }], chainId: 2 },
    ],
    [
      'wallet_sendCalls',
      [{ calls: [{ to: '0xab' }, { to: '0xcd', data: '0x095ea7b3' }] }],
      { count: 2, calls: [{ to: '0xab' }, { to: '0xcd', data: '0x095ea7b3' }] },
    ],
    ['wallet_sendCalls', [null], { title: 'approve.calls', count: 0 }],
    [
      'solana_signTransaction',
      [new Uint8Array([1, 2])],
      { title: 'approve.signTransaction', data: '0x0102' },
    ],
    [
      'solana_signAllTransactions',
      [[new Uint8Array([1]), { serialize: () => new Uint8Array([2]) }]],
      { title: 'approve.signTransactions', count: 2, data: '0x01\n0x02' },
    ],
    ['solana_signAndSendTransaction', { transaction: 'AQ==' }, { title: 'approve.send', data: 'AQ==' }],
    ['wallet_grantPermissions', [{ expiry: 1n }], { title: 'approve.grant', data: '{\n  "expiry": "1"\n}' }],
  ])('says what %s with %o is', (method, params, expected) => {
    expect(describeRequest({ method, params })).toMatchObject(expected)
  })

  it.each([
    ['the direction', 'pay \u202eelgoog\u202c', 'pay ⟨U+202E⟩elgoog⟨U+202C⟩'],
    ['an isolate', '\u2066a\u2069\u200f', '⟨U+2066⟩a⟨U+2069⟩⟨U+200F⟩'],
    ['a control', 'a\u0000\u001b[2J\u009b\rb', 'a⟨U+0000⟩⟨U+001B⟩[2J⟨U+009B⟩⟨U+000D⟩b'],
    ['a tag', 'a\u{e0041}\ufeff', 'a⟨U+E0041⟩⟨U+FEFF⟩'],
    ['a joiner, and a carriage return', '👨\u200d👩\r\n', '👨⟨U+200D⟩👩⟨U+000D⟩\n'],
    ['nothing', 'a\nb\tc\né❤\ufe0f', 'a\nb\tc\né❤\ufe0f'],
  ])('makes %s visible in a text', (_, text, shown) => {
    expect(showHidden(text)).toBe(shown)
    const hex = `0x${Buffer.from(text).toString('hex')}`
    expect(decodeText(hex)).toBe(text)
  })

  it('reads hex as text only where it is one', () => {
    expect(decodeText('0x610a62')).toBe('a\nb')
    expect(decodeText('0xff00')).toBeUndefined()
    expect(decodeText('0x')).toBe('')
    expect(decodeText('0x1')).toBe('0x1')
  })
})
