import { expect, test } from 'vitest'
import { parseSignInInput, signInText } from './signIn.js'

const first = 'example.com wants you to sign in with your Solana account:\nA'

test.each([
  [{}, first],
  [{ statement: 'S' }, `${first}\n\nS`],
  [{ uri: 'https://example.com' }, `${first}\n\nURI: https://example.com`],
  [{ statement: 'S', nonce: 'n0123456' }, `${first}\n\nS\n\nNonce: n0123456`],
  [{ resources: [] }, `${first}\n\nResources:`],
  [
    {
      resources: ['ipfs://a', 'https://b'],
      requestId: 'r',
      notBefore: 'b',
      expirationTime: 'e',
      issuedAt: 'i',
      nonce: 'n',
      chainId: 'solana:localnet',
      version: '1',
      uri: 'u',
    },
    `${first}\n\nURI: u\nVersion: 1\nChain ID: solana:localnet\nNonce: n\nIssued At: i\nExpiration Time: e\nNot Before: b\nRequest ID: r\nResources:\n- ipfs://a\n- https://b`,
  ],
])('writes %j', (input, text) => {
  expect(signInText({ domain: 'example.com', address: 'A', ...input })).toBe(text)
})

test.each([
  [{ nonce: 1 }, '`nonce`'],
  [{ domain: 'example.com\nNonce: 2' }, '`domain`'],
  [{ resources: 'https://a' }, '`resources`'],
  [{ resources: ['https://a\nNonce: 2'] }, '`resources`'],
  [null, 'one object'],
])('refuses %j, which could write a field that is none', (input, complaint) => {
  expect(() => parseSignInInput(input)).toThrow(complaint)
})
