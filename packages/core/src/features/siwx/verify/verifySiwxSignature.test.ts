import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { hexToBigInt, numberToHex, parseSignature, recoverMessageAddress, serializeSignature } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { isSmallOrder } from './lazy/verifySolanaSignature.js'
import { verifySiwxSignature } from './verifySiwxSignature.js'

it('keys under which anybody may sign are refused, by whichever implementation', async () => {
  const torsion = [
    ed25519.Point.ZERO,
    ed25519.Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'),
  ].flatMap(point =>
    Array.from({ length: 8 }, (_, times) => (times === 0 ? point : point.multiplyUnsafe(BigInt(times)))),
  )
  expect(new Set(torsion.map(point => point.toHex())).size).toBe(8)
  // R the neutral element and S zero hold under a key of small order for one text of eight.
  const signature = base58.encode(Uint8Array.from({ length: 64 }, (_, index) => (index === 0 ? 1 : 0)))
  for (const point of torsion) {
    expect(isSmallOrder(point.toBytes())).toBe(true)
    for (let message = 0; message < 32; message += 1)
      expect(
        await verifySiwxSignature({
          chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          accountAddress: base58.encode(point.toBytes()),
          message: `${message}`,
          signature,
        }),
      ).toMatchObject({ reason: 'signature-wrong' })
  }
  expect(isSmallOrder(ed25519.getPublicKey(ed25519.utils.randomSecretKey()))).toBe(false)
})

describe('a contract that is called', () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const stranger = privateKeyToAccount(generatePrivateKey())
  const reason = async (request: () => Promise<unknown>) => {
    const message = 'Words.'
    const signature = await owner.signMessage({ message })
    const accountAddress = stranger.address
    const result = await verifySiwxSignature({
      chainId: 'eip155:1',
      accountAddress,
      message,
      signature,
      request,
    })
    return result.isValid ? undefined : result.reason
  }
  const fail = (error: unknown) => () => Promise.reject(error)

  it('says yes with the magic value, and with nothing else', async () => {
    const yes = `0x1626ba7e${'0'.repeat(56)}`
    expect(await reason(async () => yes)).toBe(undefined)
    const echo = `0x1626ba7e${'1'.repeat(56)}`
    for (const answer of ['0x', '0x00', '0x01', '0x1626ba7e', echo, '0x10', 1, true, null, undefined, {}])
      expect(await reason(async () => answer)).toBe('signature-wrong')
  })

  it('refuses by reverting, in the forms of nodes and transports', async () => {
    const reverted = Object.assign(new Error('execution reverted'), { code: 3 })
    expect(await reason(fail(reverted))).toBe('signature-wrong')
    expect(await reason(fail(new Error('failed', { cause: reverted })))).toBe('signature-wrong')
    expect(await reason(fail({ code: -32015, message: 'VM execution error.' }))).toBe('signature-wrong')
    expect(await reason(fail({ code: -32000, message: 'VM Exception: revert' }))).toBe('signature-wrong')
  })

  it('is not refused for a node that is away', async () => {
    const ring = new Error('away')
    ring.cause = ring
    for (const error of [
      new Error('fetch failed'),
      { code: -32005, message: 'limit exceeded' },
      'no',
      undefined,
      ring,
    ])
      expect(await reason(fail(error))).toBe('chain-unreachable')
  })
})

describe('an address without a known key', () => {
  const zero = '0x0000000000000000000000000000000000000000'
  /** Result of the chain's `ecrecover` for an invalid signature: the zero address. */
  const impossible = `0x${'0'.repeat(64)}${'1'.repeat(64)}1b`
  const suffix = '6492'.repeat(16)

  it.each([
    zero,
    '0x0000000000000000000000000000000000000001',
    '0x0000000000000000000000000000000000000004',
    '0x0000000000000000000000000000000000000100',
    '0x000000000000000000000000000000000000FfFf',
  ])('%s is refused without a read of a chain', async accountAddress => {
    for (const signature of [impossible, `0x${'0'.repeat(130)}`, `${impossible}${suffix}`]) {
      const parameters = { chainId: 'eip155:1', accountAddress, message: 'Words.', signature } as const
      const asked: unknown[] = []
      const request = async (call: unknown) => [asked.push(call), '0x01'][1]
      expect(await verifySiwxSignature({ ...parameters, request })).toMatchObject({
        reason: 'signature-wrong',
      })
      expect(asked).toEqual([])
    }
  })
})

it('the other half of a signature, which anybody can make of the first, is refused', async () => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const owner = privateKeyToAccount(generatePrivateKey())
  const message = 'Words.'
  const { r, s, yParity } = parseSignature(await owner.signMessage({ message }))
  const other = serializeSignature({
    r,
    s: numberToHex(order - hexToBigInt(s), { size: 32 }),
    yParity: yParity === 0 ? 1 : 0,
  })
  expect(await recoverMessageAddress({ message, signature: other })).toBe(owner.address)
  const parameters = { chainId: 'eip155:1', accountAddress: owner.address, message } as const
  expect(await verifySiwxSignature({ ...parameters, signature: other })).toMatchObject({
    reason: 'signature-wrong',
  })
  expect(
    await verifySiwxSignature({ ...parameters, signature: serializeSignature({ r, s, yParity }) }),
  ).toEqual({ isValid: true })
})
