import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { hexToBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import { devKeys } from './defaults.js'
import { deriveKey, solanaKeyOf } from './keys.js'

describe('deriving keys', () => {
  // Test vector 1 of SLIP-0010 for ed25519.
  const seed = new Uint8Array(hexToBytes('0x000102030405060708090a0b0c0d0e0f'))

  test.each([
    [[], '0x2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
    [[0, 1, 2, 2, 1_000_000_000], '0x8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'],
  ])('follows SLIP-0010 along %j', async (path, expected) => {
    expect((await deriveKey(seed, path)).seed).toBe(expected)
  })

  test('gives the accounts of the public mnemonic their usual Solana addresses', async () => {
    const [first] = devKeys
    const key = await solanaKeyOf(first ?? '0x')
    expect(key.address).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
    expect(base58.encode(ed25519.getPublicKey(hexToBytes(key.seed)))).toBe(key.address)
    const all = await Promise.all(devKeys.map(solanaKeyOf))
    expect(new Set(all.map(({ address }) => address)).size).toBe(devKeys.length)
  })

  test('gives any other key its own Solana address, always the same', async () => {
    const key = `0x${'17'.repeat(32)}` as const
    const one = await solanaKeyOf(key)
    expect(await solanaKeyOf(key)).toEqual(one)
    expect((await solanaKeyOf(`0x${'18'.repeat(32)}`)).address).not.toBe(one.address)
  })
})
