import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { isSmallOrder } from './isSmallOrder.js'
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

describe('a contract that is asked', () => {
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

  it('says yes with one, and with nothing else', async () => {
    expect(await reason(async () => '0x01')).toBe(undefined)
    for (const answer of ['0x', '0x00', '0x02', '0x1626ba7e', '0x10', 1, true, null, undefined, {}])
      expect(await reason(async () => answer)).toBe('signature-wrong')
  })

  it('refuses by reverting, as nodes and transports tell it', async () => {
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
