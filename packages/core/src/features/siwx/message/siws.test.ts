import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphanumeric, domain, optional, text, time, uri } from '../../../../test/siwxArbitraries.js'
import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import { createSiwsMessage, parseSiwsMessage } from './siws.js'
import { createSiwxMessage, parseSiwxMessage } from './siwx.js'
import type { SiwsMessageData } from './types.js'

/** Without what is undefined, as JSON has it. */
const bare = (data: object) => JSON.parse(JSON.stringify(data))

describe('Sign in with Solana', () => {
  const fields: fc.Arbitrary<SiwsMessageData> = fc.record({
    domain,
    address: text('123456789ABCXYZabcxyz', 1, 44),
    statement: optional(
      fc
        .array(text('abc xyz', 1, 9), { minLength: 1, maxLength: 3 })
        .chain(parts => fc.constantFrom('\n', '\n\n').map(gap => parts.join(gap))),
    ),
    uri: optional(uri),
    version: optional(fc.constant('1')),
    chainId: optional(fc.constantFrom('mainnet', 'solana:devnet', 'localnet')),
    nonce: optional(text(alphanumeric, 8, 20)),
    issuedAt: optional(time),
    expirationTime: optional(time),
    notBefore: optional(time),
    requestId: optional(text(alphanumeric, 0, 9)),
    resources: optional(fc.array(uri, { maxLength: 3 })),
  })
  it('is read as it was written, whatever is left out', () => {
    fc.assert(
      fc.property(fields, fields => {
        const message = createSiwsMessage(fields)
        expect(parseSiwsMessage(message)).toEqual(bare(fields))
        expect(createSiwsMessage(parseSiwsMessage(message))).toBe(message)
      }),
    )
  })
  it.each([
    'URI: https://evil.example',
    'a\n\nNonce: abcdefgh',
    'a\nVersion: 1',
    'a\n\nResources:',
    '\na',
    'a\n',
    'a\n\n\nb',
    '',
  ])('takes no statement that reads like what is below it: %j', statement => {
    expect(() => createSiwsMessage({ domain: 'a.example', address: 'A', statement })).toThrow(
      expect.objectContaining({ code: 'siwx/invalid-data', field: 'statement' }),
    )
  })
  const data = {
    domain: 'a.example',
    address: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
    uri: 'https://a.example',
    version: '1',
    nonce: 'abcdefgh',
  } as const
  it.each([
    ['mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ['testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
    ['localnet', 'solana:localnet'],
    ['8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx', 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'],
  ])('knows the cluster %s as %s', (chainId, caip) => {
    const read = parseSiwxMessage(createSiwsMessage({ ...data, chainId }))
    expect(read.chainId).toBe(caip)
    expect(isCaipNetworkId(read.chainId)).toBe(true)
  })
  it.each(['uri', 'version', 'nonce', 'chainId'] as const)('is no sign-in of ours without %s', name => {
    const message = createSiwsMessage({ ...data, chainId: 'mainnet', [name]: undefined })
    expect(parseSiwsMessage(message)[name]).toBe(undefined)
    expect(() => parseSiwxMessage(message)).toThrow(expect.objectContaining({ code: 'siwx/invalid-message' }))
  })
  it('names a cluster by its genesis hash in the data', () => {
    const { address: accountAddress, ...rest } = data
    expect(() => createSiwxMessage({ ...rest, accountAddress, chainId: 'solana:mainnet' })).toThrow(
      expect.objectContaining({ field: 'chainId' }),
    )
  })
})
