import { expect, it } from 'vitest'
import { describeVectors } from '../../../../test/vectors.js'
import type { SiwxMessageData } from '../types.js'
import { createCaip122Message, parseCaip122Message } from './caip122.js'
import { createSiweMessage, parseSiweMessage } from './siwe.js'
import { createSiwsMessage, parseSiwsMessage } from './siws.js'
import { createSiwxMessage, parseSiwxMessage } from './siwx.js'
import type { SiwsMessageData } from './types.js'

type Fields = Omit<SiwxMessageData, 'scheme' | 'chainId' | 'accountAddress'> & {
  readonly scheme?: string | null
  readonly address: string
  readonly chainId: number | string
}

function toSiwxData({ scheme, address, chainId, ...rest }: Fields): SiwxMessageData {
  return {
    ...rest,
    ...(scheme != null && { scheme }),
    accountAddress: address,
    chainId: `eip155:${chainId}`,
  }
}

describeVectors<Record<string, { readonly message: string; readonly fields: Fields }>>(
  'siwe/parsing_positive.json',
  vectors => {
    it.each(Object.entries(vectors))('%s', (_name, { message, fields }) => {
      const data = toSiwxData(fields)
      expect(parseSiweMessage(message)).toEqual(data)
      expect(createSiweMessage(data)).toBe(message)
      expect(parseSiwxMessage(message)).toEqual(data)
      expect(createSiwxMessage(data)).toBe(message)
    })
  },
)

describeVectors<Record<string, string>>('siwe/parsing_negative.json', vectors => {
  it.each(Object.entries(vectors))('refuses %s', (_name, message) => {
    const refused = expect.objectContaining({ code: 'siwx/invalid-message', text: message })
    expect(() => parseSiweMessage(message)).toThrow(refused)
    expect(() => parseSiwxMessage(message)).toThrow(refused)
    expect(() => parseCaip122Message(message)).toThrow(refused)
  })
})

describeVectors<Record<string, Fields>>('siwe/parsing_negative_objects.json', vectors => {
  it.each(Object.entries(vectors))('refuses %s', (_name, fields) => {
    const refused = expect.objectContaining({ code: 'siwx/invalid-data', field: expect.any(String) })
    expect(() => createSiweMessage(toSiwxData(fields))).toThrow(refused)
    expect(() => createSiwxMessage(toSiwxData(fields))).toThrow(refused)
  })
})

describeVectors<{
  readonly vectors: readonly {
    readonly name: string
    readonly parsed: SiwsMessageData
    readonly text: string
  }[]
}>('siws/sign-in-message-text.json', ({ vectors }) => {
  it.each(vectors)('$name', ({ parsed, text }) => {
    expect(parseSiwsMessage(text)).toEqual(parsed)
    expect(createSiwsMessage(parsed)).toBe(text)
  })
})

describeVectors<{
  readonly plainText: string
  readonly base64url: string
  readonly base64urlDecodes: string
}>('siws/caip122-solana.json', ({ plainText, base64url, base64urlDecodes }) => {
  it.each([
    ['the plain text', plainText, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'],
    ['the encoded text', Buffer.from(base64url, 'base64url').toString(), '1'],
  ])('%s', (_name, text, cluster) => {
    const data = parseCaip122Message(text)
    expect(data).toEqual({
      domain: 'service.org',
      accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
      statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
      uri: 'https://service.org/login',
      version: '1',
      nonce: '32891757',
      issuedAt: '2021-09-30T16:25:24.000Z',
      chainId: `solana:${cluster}`,
      resources: [
        'ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu',
        'https://example.com/my-web2-claim.json',
      ],
    })
    expect(createCaip122Message(data)).toBe(text)
    expect(parseSiwxMessage(text).chainId).toBe(`solana:${cluster.slice(0, 32)}`)
  })
  it('is read as it is encoded', () => {
    expect(Buffer.from(base64url, 'base64url').toString()).toBe(base64urlDecodes)
  })
})

describeVectors<{ readonly template: string; readonly ethereumExample: string }>(
  'caip/caip-122.json',
  ({ template, ethereumExample }) => {
    it('the example', () => {
      const data = parseCaip122Message(ethereumExample)
      expect(data).toMatchObject({
        chainId: 'eip155:1',
        accountAddress: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
        nonce: '32891756',
      })
      expect(data.resources).toHaveLength(2)
      expect(createCaip122Message(data)).toBe(ethereumExample)
      expect(parseSiwxMessage(ethereumExample)).toEqual(data)
      expect(() => parseSiweMessage(ethereumExample)).toThrow('EIP-55')
    })
    it('the template, every line of it', () => {
      const data: SiwxMessageData = {
        domain: 'example.com',
        uri: 'https://example.com',
        version: '1',
        chainId: 'bip122:000000000019d6689c085ae165831e93',
        accountAddress: '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
        statement: 'Words.',
        nonce: 'abcdef01',
        issuedAt: '2026-01-02T03:04:05Z',
        expirationTime: '2026-01-03T03:04:05Z',
        notBefore: '2026-01-01T03:04:05Z',
        requestId: 'a-b',
        resources: ['https://example.com/a', 'https://example.com/b'],
      }
      const values: Record<string, string | undefined> = {
        'account_address(address)': data.accountAddress,
        'chain_id(address)': '000000000019d6689c085ae165831e93',
        'issued-at': data.issuedAt,
        'expiration-time': data.expirationTime,
        'not-before': data.notBefore,
        'request-id': data.requestId,
        'resources[0]': data.resources?.[0],
        'resources[1]': data.resources?.[1],
        domain: data.domain,
        statement: data.statement,
        uri: data.uri,
        version: data.version,
        nonce: data.nonce,
      }
      const text = template
        .replace('**blockchain**', 'Bitcoin')
        .replace(/\n\.{3}\n.*$/, '')
        .replace(/\$\{([^}]+)\}/g, (_all, name: string) => values[name] ?? `no ${name}`)
      expect(createCaip122Message(data)).toBe(text)
      expect(createSiwxMessage(data)).toBe(text)
      expect(parseSiwxMessage(text)).toEqual(data)
    })
  },
)
