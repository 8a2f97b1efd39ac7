import { type Hex, recoverMessageAddress } from 'viem'
import { getAddress, parseErc6492Signature, serializeErc6492Signature } from 'viem/utils'
import { expect, it } from 'vitest'
import { describeVectors } from '../../../../test/vectors.js'
import { createSiweMessage, parseSiweMessage } from '../message/siwe.js'
import type { SiwxMessageData, SiwxSession } from '../types.js'
import { verifyOnChain } from './lazy/verifyOnChain.js'
import { verifyEd25519 } from './lazy/verifySolanaSignature.js'
import { verifySiwxSession } from './verifySiwxSession.js'
import { verifySiwxSignature } from './verifySiwxSignature.js'

type Case = Omit<SiwxMessageData, 'chainId' | 'accountAddress'> & {
  readonly address: string
  readonly chainId: number
  readonly signature: string
  readonly time?: string
  readonly domainBinding?: string
  readonly matchNonce?: string
}

async function verify({ address, chainId, signature, time, domainBinding, matchNonce, ...rest }: Case) {
  const data: SiwxMessageData = { ...rest, accountAddress: address, chainId: `eip155:${chainId}` }
  const session: SiwxSession = { data, message: createSiweMessage(data), signature }
  const expected = { domain: domainBinding ?? rest.domain, nonce: matchNonce ?? rest.nonce }
  const now = time === undefined ? undefined : Date.parse(time)
  return verifySiwxSession({ session, expected, now })
}

describeVectors<Record<string, Case>>('siwe/verification_positive.json', vectors => {
  it.each(Object.entries(vectors))('%s', async (_name, entry) => {
    expect(await verify(entry)).toEqual({ isValid: true })
  })
})

const reasons: Record<string, string> = {
  'expired message': 'expired',
  'domain binding': 'domain-differs',
  'custom time': 'expired',
  'custom nonce': 'nonce-differs',
  'malformed signature': 'signature-wrong',
  // Of another key: a contract might still hold it for its own.
  'wrong signature': 'chain-needed',
  'not yet valid': 'not-yet-valid',
}

describeVectors<Record<string, Case>>('siwe/verification_negative.json', vectors => {
  const isDay = ([name]: readonly [string, Case]) => !name.startsWith('invalid ')
  const valid = Object.entries(vectors).filter(isDay)
  const invalid = Object.entries(vectors).filter(entry => !isDay(entry))
  it.each(valid)('refuses %s', async (name, entry) => {
    expect(await verify(entry)).toMatchObject({ isValid: false, reason: reasons[name] ?? 'none' })
  })
  it.each(invalid)('refuses %s', async (name, entry) => {
    const field = name.slice('invalid '.length)
    await expect(verify(entry)).rejects.toMatchObject({ code: 'siwx/invalid-data', field })
    // As a text of another maker, with the data that goes with it.
    const { address, chainId, signature, ...rest } = entry
    const sound = {
      ...rest,
      issuedAt: '2022-01-30T17:09:38.578Z',
      notBefore: undefined,
      expirationTime: undefined,
    }
    const template = createSiweMessage({ ...sound, accountAddress: address, chainId: `eip155:${chainId}` })
    const times = [
      `Issued At: ${entry.issuedAt}`,
      entry.expirationTime && `Expiration Time: ${entry.expirationTime}`,
      entry.notBefore && `Not Before: ${entry.notBefore}`,
    ]
    const message = template.replace(/Issued At: .*$/, times.filter(Boolean).join('\n'))
    const data: SiwxMessageData = { ...rest, accountAddress: address, chainId: `eip155:${chainId}` }
    const session: SiwxSession = { data, message, signature }
    // These two are signed right, so that it is the day for which they are refused.
    if (field !== 'issuedAt')
      expect(await recoverMessageAddress({ message, signature: signature as Hex })).toBe(address)
    expect(await verifySiwxSession({ session, expected: { domain: entry.domain } })).toMatchObject({
      isValid: false,
      reason: 'text-invalid',
    })
  })
  it('is there whole', () => {
    expect([valid.length, invalid.length]).toEqual([7, 3])
  })
})

/**
 * Returns the answer of a node, and the calls it got. The contracts of these vectors are on the main network, which tests do
 * not reach. Our own contracts answer on a real chain in the tests of adapter-wagmi (`contractAccounts.test.ts`).
 */
const accepted = `0x1626ba7e${'0'.repeat(56)}`
const node = (answer: string) => {
  const asked: unknown[] = []
  return { asked, request: async (parameters: unknown) => [asked.push(parameters), answer][1] }
}

describeVectors<Record<string, { readonly message: string; readonly signature: string }>>(
  'siwe/eip1271.json',
  vectors => {
    it.each(Object.entries(vectors))(
      '%s is called, and never accepted without a call',
      async (_name, entry) => {
        const data = parseSiweMessage(entry.message)
        const session = { data, ...entry }
        const expected = { domain: 'localhost:4361', nonce: data.nonce, chains: [data.chainId] }
        expect(await verifySiwxSession({ session, expected })).toMatchObject({ reason: 'chain-needed' })
        const { asked, request } = node(accepted)
        expect(await verifySiwxSession({ session, expected, request })).toEqual({ isValid: true })
        const { accountAddress: to, chainId } = data
        const params = [{ to, data: expect.any(String) }, 'latest']
        expect(asked).toEqual([{ chainId, method: 'eth_call', params }])
        const call = JSON.stringify(asked)
        expect(call).toContain(entry.signature.slice(2, 66))
        const no = node('0x00')
        expect(await verifySiwxSession({ session, expected, request: no.request })).toMatchObject({
          reason: 'signature-wrong',
        })
      },
    )
  },
)

describeVectors<{
  readonly chainId: SiwxMessageData['chainId']
  readonly contract: string
  readonly message: string
  readonly hash: string
  readonly valid: readonly { readonly s: string }[]
  readonly invalid: readonly { readonly s: string }[]
}>('signatures/erc-1271.json', ({ chainId, contract, message, hash, valid, invalid }) => {
  it.each([...valid, ...invalid])(
    '$s is of no key of the address, so its contract is called with the hash',
    async ({ s }) => {
      const parameters = { chainId, accountAddress: contract, message, signature: s }
      expect(await verifySiwxSignature(parameters)).toMatchObject({ reason: 'chain-needed' })
      const { asked, request } = node(accepted)
      expect(await verifySiwxSignature({ ...parameters, request })).toEqual({ isValid: true })
      expect(JSON.stringify(asked)).toContain(hash.slice(2))
    },
  )
  it('a text that has lost the empty line of its missing statement is refused before that', async () => {
    const session = { data: { ...parseSiweMessage(sound), domain: 'localhost' }, message, signature: '0x' }
    expect(await verifySiwxSession({ session, expected: { domain: 'localhost' } })).toMatchObject({
      reason: 'text-invalid',
    })
  })
})

const sound = [
  'localhost wants you to sign in with your Ethereum account:',
  getAddress('0x2faf83c542b68f1b4cdc0e770e8cb9f567b08f71'),
  '',
  '',
  'URI: http://localhost:3000/',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: 1665443015700',
  'Issued At: 2022-10-10T23:03:35.700Z',
].join('\n')

describeVectors<{
  readonly wrapped: readonly {
    readonly factory: Hex
    readonly factoryCalldata: Hex
    readonly signature: Hex
    readonly encoded: Hex
  }[]
  readonly notWrapped: readonly Hex[]
}>('signatures/erc-6492.json', ({ wrapped, notWrapped }) => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const parameters = { chainId: 'eip155:1', accountAddress: account, message: 'hello world' } as const
  it.each(wrapped)(
    'a wrapped signature is for the chain, even where a key inside it is right',
    async entry => {
      expect(parseErc6492Signature(entry.encoded)).toEqual({
        address: entry.factory,
        data: entry.factoryCalldata,
        signature: entry.signature,
      })
      const { factory: address, factoryCalldata: data, signature } = entry
      expect(serializeErc6492Signature({ address, data, signature })).toBe(entry.encoded)
      expect(await verifySiwxSignature({ ...parameters, signature: entry.encoded })).toMatchObject({
        reason: 'chain-needed',
      })
      const { asked, request } = node('0x01')
      await verifyOnChain({
        chainId: 'eip155:1',
        accountAddress: account,
        message: 'hello world',
        signature: entry.encoded,
        request,
      })
      expect(JSON.stringify(asked)).toContain(entry.encoded.slice(2))
    },
  )
  it.each(notWrapped)('one that is not needs no chain', async signature => {
    expect(await verifySiwxSignature({ ...parameters, signature })).toEqual({ isValid: true })
  })
})

type Wycheproof = {
  readonly testGroups: readonly {
    readonly publicKey: { readonly pk: string }
    readonly tests: readonly {
      readonly tcId: number
      readonly comment: string
      readonly msg: string
      readonly sig: string
      readonly result: 'valid' | 'invalid' | 'acceptable'
    }[]
  }[]
}

describeVectors<Wycheproof>('wycheproof/ed25519_test.json', ({ testGroups }) => {
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
  const cases = testGroups.flatMap(({ publicKey, tests }) =>
    tests.map(test => ({ ...test, pk: publicKey.pk })),
  )
  it.each(['SubtleCrypto', 'the library'])('every case by %s', async by => {
    expect(cases.length).toBeGreaterThan(100)
    const { subtle } = crypto
    if (by === 'the library')
      Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
    try {
      const wrong: unknown[] = []
      for (const { tcId, comment, pk, sig, msg, result } of cases) {
        const signature = bytes(sig)
        // `verifySolanaSignature` lets no other length through.
        if (signature.length !== 64) continue
        const isValid = await verifyEd25519({ publicKey: bytes(pk), signature, message: bytes(msg) })
        if (isValid !== (result === 'valid')) wrong.push({ tcId, comment, result })
      }
      expect(wrong).toEqual([])
    } finally {
      Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle })
    }
  })
})
