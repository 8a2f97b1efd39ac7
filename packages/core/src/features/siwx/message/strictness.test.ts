import { describe, expect, it } from 'vitest'
import type { Namespace } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { createCaip122Message, parseCaip122Message } from './caip122.js'
import { InvalidSiwxMessageError } from './errors.js'
import { createSiweMessage, parseSiweMessage } from './siwe.js'
import { parseSiwsMessage } from './siws.js'
import { createSiwxMessage, parseSiwxMessage } from './siwx.js'

describe('ERC-4361, beyond the vectors', () => {
  const lines = [
    'https://a.example:3000 wants you to sign in with your Ethereum account:',
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '',
    'URI: not the one below.',
    '',
    'URI: https://a.example',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: abcdefgh',
    'Issued At: 2016-12-31T23:59:60.5Z',
    'Expiration Time: 2024-02-29t12:00:00+14:00',
    'Not Before: 0000-02-29T00:00:00-00:00',
    'Request ID: ',
    'Resources:',
  ]
  it('takes what the grammar allows', () => {
    const message = lines.join('\n')
    const data = parseSiweMessage(message)
    expect(data).toMatchObject({
      scheme: 'https',
      domain: 'a.example:3000',
      statement: 'URI: not the one below.',
      requestId: '',
      resources: [],
    })
    expect(createSiweMessage(data)).toBe(message)
  })
  it.each<[line: number, replacement: string]>([
    [1, 'https://a.example wants you to sign in with your Solana account:'],
    [1, 'https://a.example  wants you to sign in with your Ethereum account:'],
    [1, 'https://a.example wants you to sign in with your Ethereum account: '],
    [1, '://a.example wants you to sign in with your Ethereum account:'],
    [1, '1a://a.example wants you to sign in with your Ethereum account:'],
    [1, 'https://https://a.example wants you to sign in with your Ethereum account:'],
    [1, ':3000 wants you to sign in with your Ethereum account:'],
    [1, 'user@ wants you to sign in with your Ethereum account:'],
    [1, 'a.example/path wants you to sign in with your Ethereum account:'],
    [1, '[::1 wants you to sign in with your Ethereum account:'],
    [1, '[1::2::3] wants you to sign in with your Ethereum account:'],
    [1, '[::1.2.3.256] wants you to sign in with your Ethereum account:'],
    [1, 'a%2 wants you to sign in with your Ethereum account:'],
    [1, 'bücher.example wants you to sign in with your Ethereum account:'],
    [2, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 '],
    [2, '0XC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    [2, 'C02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    [3, ' '],
    [4, 'Grüße'],
    [4, 'a\tb'],
    [4, 'a\r'],
    [5, 'Nonce: abcdefgh'],
    [6, 'URI:https://a.example'],
    [6, 'uri: https://a.example'],
    [6, 'URI: /login'],
    [6, 'URI: https://a.example/a b'],
    [6, 'URI: https://a.example/%zz'],
    [7, 'Version: 01'],
    [8, 'Chain ID: 0x1'],
    [8, 'Chain ID: 01'],
    [8, 'Chain ID: -1'],
    [9, 'Nonce: abcdefg-'],
    [10, 'Issued At: 2016-12-31T23:58:60Z'],
    [10, 'Issued At: 2016-12-31T24:00:00Z'],
    [10, 'Issued At: 2016-12-31 23:00:00Z'],
    [10, 'Issued At: 2016-12-31T23:00:00'],
    [10, 'Issued At: 2016-13-01T23:00:00Z'],
    [11, 'Expiration Time: 2023-02-29T12:00:00Z'],
    [11, 'Expiration Time: 2024-02-29T12:00:00+24:00'],
    [12, 'Not Before: 0000-00-01T00:00:00Z'],
    [13, 'Request ID: a/b'],
    [13, 'Request ID:'],
    [14, 'Resources: '],
    [14, 'Resources:\n'],
    [15, 'Resources:\nhttps://a.example'],
    [15, 'Resources:\n- '],
    [15, 'Resources:\n- https://a.example\n- /b'],
    [15, 'Resources:\n'],
  ])('refuses line %i: %j', (line, replacement) => {
    const at = line === 15 || replacement.startsWith('Resources') ? 14 : line
    const message = lines.map((own, index) => (index === at - 1 ? replacement : own)).join('\n')
    const refused = expect.objectContaining({ code: 'siwx/invalid-message', text: message })
    expect(() => parseSiweMessage(message)).toThrow(refused)
    expect(() => parseSiweMessage(message)).toThrow(new RegExp(`Line (?:${line}|${line + 1}|${line + 2}):`))
  })
  it.each([undefined, null, 1, {}, [], ''])('refuses %j, which is no text', value => {
    const parts: readonly ((text: string) => unknown)[] = [
      parseSiweMessage,
      parseSiwsMessage,
      parseCaip122Message,
      parseSiwxMessage,
    ]
    for (const parse of parts) expect(() => parse(value as string)).toThrow(InvalidSiwxMessageError)
  })
  it('reads a long text in time that grows with its length', () => {
    const resources = Array.from({ length: 20_000 }, (_, index) => `https://a.example/${index}`)
    const message = `${lines.join('\n')}\n${resources.map(resource => `- ${resource}`).join('\n')}`
    expect(parseSiweMessage(message).resources).toEqual(resources)
    for (const text of [
      'a'.repeat(1e6),
      '\n'.repeat(1e6),
      ' wants you to sign in with your '.repeat(3e4),
      `${'a:'.repeat(1e5)}//`,
    ])
      expect(() => parseSiwxMessage(text)).toThrow(InvalidSiwxMessageError)
  })
})

describe('a text of any chain', () => {
  it('of one that Latchkit does not know is refused', () => {
    const message =
      'a.example wants you to sign in with your Klingon account:\nx\n\n\nURI: a:b\nVersion: 1\nNonce: abcdefgh\nChain ID: 1'
    for (const parse of [parseSiwxMessage, parseCaip122Message])
      expect(() => parse(message)).toThrow(expect.objectContaining({ code: 'siwx/invalid-message', line: 1 }))
  })
  it.each<[Namespace, string, string]>([
    ['polkadot', '91b171bb158e2d3848fa23a9f1c25182', '12Npp2Rqs5p1Wr5ttHfjsqrMm4sGyDK4pbPfESa1jXZoJNXg'],
    ['cosmos', 'cosmoshub-4', 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'],
    ['sui', 'mainnet', '0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331'],
    ['stacks', '1', 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'],
    ['ton', '-239', 'EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_0t'],
    ['tron', '0x2b6653dc', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ])('%s', (namespace, reference, address) => {
    const data: SiwxMessageData = {
      domain: 'a.example',
      uri: 'https://a.example',
      version: '1',
      chainId: `${namespace}:${reference}`,
      accountAddress: address.replaceAll('_', '-'),
      nonce: 'abcdefgh',
      statement: 'All of printable ASCII: "<%>\\^`{|}',
    }
    const message = createSiwxMessage(data)
    expect(parseSiwxMessage(message)).toEqual(data)
    // As WalletConnect has it signed: the chain where ERC-4361 wants it.
    const [, chain = ''] = /\n(Chain ID: .*)$/.exec(message) ?? []
    const moved = message.replace(`\n${chain}`, '').replace('\nNonce', `\n${chain}\nNonce`)
    expect(moved).not.toBe(message)
    expect(parseSiwxMessage(moved)).toEqual(data)
  })
  it.each(['eip155', '1', 1, 'starknet:SN_MAIN', 'eip155:1:2', undefined])(
    'data whose chain is %j is refused',
    chainId => {
      const data = {
        domain: 'a.example',
        uri: 'a:b',
        version: '1',
        accountAddress: 'A',
        nonce: 'abcdefgh',
        chainId,
      } as unknown
      for (const create of [createSiweMessage, createSiwxMessage, createCaip122Message])
        expect(() => create(data as SiwxMessageData)).toThrow(
          expect.objectContaining({ code: 'siwx/invalid-data', field: 'chainId' }),
        )
    },
  )
})
