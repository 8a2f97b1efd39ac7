import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alphanumeric,
  base58,
  domain,
  eip155Address,
  optional,
  sentence,
  text,
  time,
  uri,
} from '../../../../test/siwxArbitraries.js'
import type { SiwxMessageData } from '../types.js'
import { createCaip122Message, parseCaip122Message } from './caip122.js'
import { InvalidSiwxDataError, InvalidSiwxMessageError } from './errors.js'
import { createSiweMessage, parseSiweMessage } from './siwe.js'
import { createSiwxMessage, parseSiwxMessage } from './siwx.js'

/** Parts of a standard that name the account; the rest is alike. */
const accounts: Record<
  'eip155' | 'solana' | 'bip122',
  fc.Arbitrary<Pick<SiwxMessageData, 'chainId' | 'accountAddress'>>
> = {
  eip155: fc.record({
    chainId: fc.bigInt({ min: 0n, max: 10n ** 20n }).map(id => `eip155:${id}` as const),
    accountAddress: eip155Address,
  }),
  solana: fc.record({
    chainId: fc
      .constantFrom(
        '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        '8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx',
      )
      .map(reference => `solana:${reference}` as const),
    accountAddress: base58,
  }),
  bip122: fc.record({
    chainId: fc.constant('bip122:000000000019d6689c085ae165831e93' as const),
    accountAddress: base58,
  }),
}

const dataOf = (namespace: keyof typeof accounts): fc.Arbitrary<SiwxMessageData> =>
  fc
    .record({
      account: accounts[namespace],
      scheme:
        namespace === 'eip155'
          ? optional(fc.constantFrom('https', 'http', 'a+b-c.1'))
          : fc.constant(undefined),
      domain,
      uri,
      nonce: text(alphanumeric, 8, 32),
      issuedAt: namespace === 'eip155' ? time : optional(time),
      expirationTime: optional(time),
      notBefore: optional(time),
      requestId: optional(text(`${alphanumeric}-._~!$&'()*+,;=:@`, 0, 12)),
      statement: optional(
        sentence.filter(
          value =>
            namespace !== 'solana' ||
            !/^(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): /.test(value),
        ),
      ),
      resources: optional(fc.array(uri, { maxLength: 3 })),
    })
    .map(({ account, ...rest }) => ({ version: '1', ...account, ...rest }))

const standards = [
  ['ERC-4361', 'eip155', createSiweMessage, parseSiweMessage],
  ['SIWX on eip155', 'eip155', createSiwxMessage, parseSiwxMessage],
  ['SIWX on solana', 'solana', createSiwxMessage, parseSiwxMessage],
  ['SIWX on bip122', 'bip122', createSiwxMessage, parseSiwxMessage],
  ['CAIP-122 on eip155', 'eip155', createCaip122Message, parseCaip122Message],
  ['CAIP-122 on solana', 'solana', createCaip122Message, parseCaip122Message],
] as const

/** Without what is undefined, as JSON has it. */
const bare = (data: object) => JSON.parse(JSON.stringify(data))

// The processor may be busy with other tests.
/** Any code point but surrogates, as fast-check's unit `binary`, which first lists all of them for a second. */
const unit = fc.nat({ max: 0x10_f7ff }).map(code => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

describe.each(standards)('%s', { timeout: 60_000 }, (_name, namespace, create, parse) => {
  const isCaip122 = create === createCaip122Message
  const data = dataOf(namespace).map(data => (isCaip122 ? { ...data, scheme: undefined } : data))

  it('is read as it was written', () => {
    fc.assert(
      fc.property(data, data => {
        const message = create(data)
        expect(bare(parse(message))).toEqual(bare(data))
        expect(create(parse(message))).toBe(message)
        expect(parseSiwxMessage(message)).toEqual(parse(message))
      }),
    )
  })

  it('takes no value that would be read as something else', () => {
    const hostile = fc.oneof(
      fc.string({ unit }),
      fc.constantFrom(
        '\n',
        '\r',
        '\u2028',
        '\u0000',
        '\nURI: https://evil.example',
        '\n\nNonce: abcdefgh',
        '\nResources:',
        ' ',
        'é',
        '\u202e',
      ),
      fc.tuple(sentence, fc.constantFrom('\n', '\n\n', '\r\n', '\t'), sentence).map(parts => parts.join('')),
    )
    const names = [
      'scheme',
      'domain',
      'uri',
      'version',
      'chainId',
      'accountAddress',
      'nonce',
      'issuedAt',
      'expirationTime',
      'notBefore',
      'requestId',
      'statement',
      'resources',
    ] as const
    fc.assert(
      fc.property(data, fc.constantFrom(...names), hostile, fc.boolean(), (data, name, value, isBehind) => {
        const before = data[name]
        const whole = isBehind && typeof before === 'string' ? `${before}${value}` : value
        const changed: SiwxMessageData = { ...data, [name]: name === 'resources' ? [whole] : whole }
        let message: string
        try {
          message = create(changed)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidSiwxDataError)
          expect(error).toMatchObject({ field: expect.stringContaining(name) })
          return
        }
        expect(bare(parse(message))).toEqual(bare(changed))
        expect(message).not.toMatch(/[^\x20-\x7e\n]/)
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 200 : 50 },
    )
  })

  it('is refused or says exactly its text, however it is mutated', () => {
    const mutation = fc.record({
      at: fc.nat(),
      cut: fc.nat({ max: 12 }),
      put: fc.oneof(
        fc.string({ unit, maxLength: 4 }),
        fc.constantFrom('', '\n', ' ', '\n\n', 'URI: a:b\n', 'Resources:', '\r'),
      ),
    })
    fc.assert(
      fc.property(data, fc.array(mutation, { minLength: 1, maxLength: 3 }), (data, mutations) => {
        const message = mutations.reduce((text, { at, cut, put }) => {
          const start = at % (text.length + 1)
          return text.slice(0, start) + put + text.slice(start + cut)
        }, create(data))
        let read: SiwxMessageData
        try {
          read = parse(message)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidSiwxMessageError)
          expect(error).toMatchObject({ text: message, line: expect.any(Number) })
          return
        }
        // `parseSiwxMessage` also reads layouts that `createSiwxMessage` does not write.
        const rewritten = [create, createSiwxMessage, createCaip122Message].map(write => {
          try {
            return write(read)
          } catch {
            return undefined
          }
        })
        const squeeze = (text: string | undefined) =>
          text?.replace(/\n+/g, '\n').split('\n').sort().join('\n')
        expect(rewritten.map(squeeze)).toContain(squeeze(message))
        if (create !== createSiwxMessage) expect(create(read)).toBe(message)
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 200 : 50 },
    )
  })
})
