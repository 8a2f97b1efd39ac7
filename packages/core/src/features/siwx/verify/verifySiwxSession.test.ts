import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createCaip122Message } from '../message/caip122.js'
import { createSiwxMessage } from '../message/siwx.js'
import type { SiwxMessageData, SiwxSession } from '../types.js'
import type { SiwxExpectation, SiwxRpcRequest } from './types.js'
import { verifySiwxSession } from './verifySiwxSession.js'

const account = privateKeyToAccount(generatePrivateKey())
const secret = ed25519.utils.randomSecretKey()
const solanaAddress = base58.encode(ed25519.getPublicKey(secret))
const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const domain = 'dapp.example'
const nonce = 'abcdef0123456789'
const expected: SiwxExpectation = { domain, nonce }
const begin = Date.parse('2026-01-02T00:00:00Z')
const now = begin + 1

const data: SiwxMessageData = {
  domain,
  uri: 'https://dapp.example/login',
  version: '1',
  chainId: 'eip155:1',
  accountAddress: account.address,
  nonce,
  issuedAt: '2026-01-01T00:00:00.000Z',
  notBefore: '2026-01-02T00:00:00Z',
  expirationTime: '2026-01-03T00:00:00+01:00',
  requestId: 'one',
  statement: 'Welcome.',
  resources: ['https://dapp.example/terms'],
}
const solanaData: SiwxMessageData = { ...data, chainId: solanaChain, accountAddress: solanaAddress }

async function signIn(said: SiwxMessageData, message = createSiwxMessage(said)): Promise<SiwxSession> {
  const signature = said.chainId.startsWith('solana:')
    ? base58.encode(ed25519.sign(new TextEncoder().encode(message), secret))
    : await account.signMessage({ message })
  return { data: said, message, signature }
}

describe('a sign-in that holds', () => {
  it.each([data, solanaData])('$chainId', async said => {
    const session = await signIn(said)
    const { uri, requestId } = said
    const caipAddress = `${said.chainId}:${said.accountAddress}` as const
    const chains = ['eip155:10', said.chainId] as const
    const whole = { domain, nonce, uri, requestId, caipAddress, chains }
    expect(await verifySiwxSession({ session, expected: whole, now })).toEqual({ isValid: true })
    expect(await verifySiwxSession({ session, expected: { domain }, now })).toEqual({ isValid: true })
  })

  it('names no times and no statement', async () => {
    const { domain, uri, version, chainId, accountAddress, nonce, issuedAt } = data
    const session = await signIn({ domain, uri, version, chainId, accountAddress, nonce, issuedAt })
    expect(await verifySiwxSession({ session, expected })).toEqual({ isValid: true })
  })

  it('is of the layout that an app chose, or WalletConnect', async () => {
    const caip122 = await signIn(data, createCaip122Message(data))
    expect(await verifySiwxSession({ session: caip122, expected, now })).toEqual({ isValid: true })
    // Without a statement WalletConnect leaves one more empty line than Sign in with Solana.
    const said = { ...solanaData, statement: undefined }
    const message = createSiwxMessage(said).replace('\n\nURI', '\n\n\nURI')
    const spaced = await signIn(said, message)
    expect(await verifySiwxSession({ session: spaced, expected, now })).toEqual({ isValid: true })
  })

  it('is found to whatever capitals the app keeps the address in', async () => {
    const caipAddress = `eip155:1:${account.address.toLowerCase()}` as const
    const session = await signIn(data)
    expect(await verifySiwxSession({ session, expected: { domain, caipAddress }, now })).toEqual({
      isValid: true,
    })
  })

  it('asks no node about a key, and none at all without a network', async () => {
    const request = () => Promise.reject(new Error('asked'))
    for (const said of [data, solanaData]) {
      const session = await signIn(said)
      const chains = { ...expected, chains: [said.chainId] }
      expect(await verifySiwxSession({ session, expected: chains, now, request })).toEqual({ isValid: true })
    }
  })
})

describe('what is refused, with its reason', () => {
  it.each<[string, SiwxExpectation]>([
    ['domain-differs', { domain: 'dapp.example.org' }],
    ['domain-differs', { domain: 'DAPP.example' }],
    ['scheme-differs', { domain, scheme: 'https' }],
    ['uri-differs', { domain, uri: 'https://dapp.example/' }],
    ['nonce-differs', { domain, nonce: 'abcdef012345678' }],
    ['request-id-differs', { domain, requestId: 'two' }],
    ['network-differs', { domain, chains: ['eip155:10'] }],
    ['network-differs', { domain, chains: [] }],
    ['network-differs', { domain, caipAddress: `eip155:10:${account.address}` }],
    [
      'account-differs',
      { domain, caipAddress: `eip155:1:${privateKeyToAccount(generatePrivateKey()).address}` },
    ],
  ])('%s: %o', async (reason, expected) => {
    expect(await verifySiwxSession({ session: await signIn(data), expected, now })).toMatchObject({
      isValid: false,
      reason,
      details: expect.any(String),
    })
  })

  it('an app that does not say its own domain', async () => {
    const expected = JSON.parse('{}') as SiwxExpectation
    expect(await verifySiwxSession({ session: await signIn(data), expected, now })).toMatchObject({
      reason: 'domain-differs',
    })
  })

  it('an app that asks contracts but does not say of which networks', async () => {
    const request = () => Promise.reject(new Error('asked'))
    const parameters = { session: await signIn(data), expected, now, request }
    // @ts-expect-error `chains` is required with `request`
    expect(await verifySiwxSession(parameters)).toMatchObject({ reason: 'network-differs' })
  })

  it("a contract of another network at the account's address", async () => {
    const yes = `0x1626ba7e${'0'.repeat(56)}`
    const asked: string[] = []
    // The stranger's contract is on eip155:10 alone.
    const request: SiwxRpcRequest = async ({ chainId }) => {
      asked.push(chainId)
      return chainId === 'eip155:10' ? yes : '0x'
    }
    const stranger = privateKeyToAccount(generatePrivateKey())
    const chains = { ...expected, chains: ['eip155:1', 'eip155:10'] } as const
    const verify = async (chainId: 'eip155:1' | 'eip155:10' | 'eip155:5') => {
      const said = { ...data, chainId }
      const message = createSiwxMessage(said)
      const session = { data: said, message, signature: await stranger.signMessage({ message }) }
      return verifySiwxSession({ session, expected: chains, now, request })
    }
    expect(await verify('eip155:1')).toMatchObject({ reason: 'signature-wrong' })
    expect(await verify('eip155:10')).toEqual({ isValid: true })
    expect(await verify('eip155:5')).toMatchObject({ reason: 'network-differs' })
    expect(asked).toEqual(['eip155:1', 'eip155:10'])
  })

  it.each([
    ['not-yet-valid', begin - 1],
    [undefined, begin],
    [undefined, begin + 82_799_999],
    ['expired', begin + 82_800_000],
    ['expired', Number.MAX_SAFE_INTEGER],
  ])('%s at %i', async (reason, now) => {
    const result = await verifySiwxSession({ session: await signIn(data), expected, now })
    expect(result.isValid ? undefined : result.reason).toBe(reason)
  })

  it('any name of the data that the text has otherwise, or not at all', async () => {
    const session = await signIn(data)
    for (const name of Object.keys(data))
      for (const value of [undefined, 'x', ['x']]) {
        const said = { ...data, [name]: value }
        expect(await verifySiwxSession({ session: { ...session, data: said }, expected, now })).toMatchObject(
          {
            reason: 'data-differs',
          },
        )
      }
    const more = { ...session, data: { ...data, scheme: 'https' } }
    expect(await verifySiwxSession({ session: more, expected, now })).toMatchObject({
      reason: 'data-differs',
    })
  })

  it.each([null, 1, {}, []])('a session that is %j where a text should be', async value => {
    const session = await signIn(data)
    const forged = (part: object) => JSON.parse(JSON.stringify({ ...session, ...part })) as SiwxSession
    const reason = async (part: object) => {
      const result = await verifySiwxSession({ session: forged(part), expected, now })
      return result.isValid ? undefined : result.reason
    }
    expect(await reason({ message: value })).toBe('text-invalid')
    expect(await reason({ data: value })).toBe('data-differs')
    expect(await reason({ signature: value })).toBe('signature-wrong')
  })

  it.each([data, solanaData])(
    '$chainId: a signature with one bit changed, of another text, or none',
    async said => {
      const { message, signature } = await signIn(said)
      const other = await signIn({ ...said, nonce: 'another0nonce' })
      const isHex = signature.startsWith('0x')
      const bytes = isHex ? Buffer.from(signature.slice(2), 'hex') : base58.decode(signature)
      // The last byte of an EIP-191 signature has four values that mean two.
      for (let index = 0; index < 64; index += 1) {
        const changed = Uint8Array.from(bytes, (byte, at) => (at === index ? byte ^ 1 : byte))
        const wrong = isHex ? `0x${Buffer.from(changed).toString('hex')}` : base58.encode(changed)
        const result = await verifySiwxSession({
          session: { data: said, message, signature: wrong },
          expected,
          now,
        })
        expect(result.isValid).toBe(false)
      }
      for (const wrong of [
        other.signature,
        '',
        '0x',
        '0x00',
        'é',
        `${signature} `,
        signature.slice(0, -2),
        `${signature}11`,
      ])
        expect(
          (await verifySiwxSession({ session: { data: said, message, signature: wrong }, expected, now }))
            .isValid,
        ).toBe(false)
    },
  )

  it('a signature of another chain family than the message', async () => {
    const { signature } = await signIn(solanaData)
    const session = { ...(await signIn(data)), signature }
    expect(await verifySiwxSession({ session, expected, now })).toMatchObject({ reason: 'signature-wrong' })
    const other = { ...(await signIn(solanaData)), signature: (await signIn(data)).signature }
    expect(await verifySiwxSession({ session: other, expected, now })).toMatchObject({
      reason: 'signature-wrong',
    })
  })

  it('a chain family without a verifier', async () => {
    const said: SiwxMessageData = {
      ...data,
      chainId: 'cosmos:cosmoshub-4',
      accountAddress: 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
    }
    const session = { data: said, message: createSiwxMessage(said), signature: 'AA==' }
    expect(await verifySiwxSession({ session, expected, now })).toMatchObject({
      reason: 'namespace-unsupported',
    })
  })
})
