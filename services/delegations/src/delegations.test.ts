import * as oracle from '@metamask/delegation-core'
import * as fc from 'fast-check'
import { bytesToHex, concatHex, type Hex, hashStruct, hashTypedData, hexToBytes, sliceHex } from 'viem'
import { expect, it } from 'vitest'
import {
  anyDelegate,
  decodePermissionContext,
  encodePermissionContext,
  hashDelegation,
  rootAuthority,
  type SignedDelegation,
  toDelegationTypedData,
} from './delegations.js'

const bytes = (size: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(size).map(value => bytesToHex(value))
const address = bytes({ minLength: 20, maxLength: 20 })
const delegation: fc.Arbitrary<SignedDelegation> = fc.record({
  delegate: address,
  delegator: address,
  authority: fc.oneof(fc.constant(rootAuthority), bytes({ minLength: 32, maxLength: 32 })),
  caveats: fc.array(
    fc.record({ enforcer: address, terms: bytes({ maxLength: 100 }), args: bytes({ maxLength: 40 }) }),
    { maxLength: 4 },
  ),
  salt: fc.bigInt(0n, 2n ** 256n - 1n),
  signature: bytes({ maxLength: 70 }),
})
const delegations = fc.array(delegation, { minLength: 1, maxLength: 3 })

const toOracle = (given: SignedDelegation) => ({ ...given, caveats: [...given.caveats] })
const lower = (list: readonly SignedDelegation[]) => JSON.parse(toText(list).toLowerCase())
const toText = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))

it('hashes and encodes as @metamask/delegation-core does', () => {
  expect([rootAuthority, anyDelegate]).toEqual([oracle.ROOT_AUTHORITY, oracle.ANY_BENEFICIARY])
  fc.assert(
    fc.property(delegations, given => {
      for (const one of given) expect(hashDelegation(one)).toBe(oracle.hashDelegation(toOracle(one)))
      expect(encodePermissionContext(given)).toBe(oracle.encodeDelegations(given.map(toOracle)))
    }),
    { numRuns: 40, seed: 7 },
  )
})

it('hashes as the typed data that is signed', () => {
  const chain = { chainId: 31337, delegationManager: `0x${'12'.repeat(20)}` } as const
  fc.assert(
    fc.property(delegation, given => {
      const { types, message, ...typed } = toDelegationTypedData(given, chain)
      expect(hashStruct({ data: message, primaryType: 'Delegation', types })).toBe(hashDelegation(given))
      const other = toDelegationTypedData(given, { ...chain, chainId: 1 })
      expect(hashTypedData({ types, message, ...typed })).not.toBe(hashTypedData(other))
    }),
    { numRuns: 20, seed: 7 },
  )
})

it('reads the delegations that it wrote', () => {
  fc.assert(
    fc.property(delegations, given => {
      const context = encodePermissionContext(given)
      expect(lower(decodePermissionContext(context))).toEqual(lower(given))
      expect(decodePermissionContext(`0x${context.slice(2).toUpperCase()}`)).toEqual(
        decodePermissionContext(context),
      )
    }),
    { numRuns: 40, seed: 7 },
  )
})

it('refuses bytes that were changed, unless they are the plain encoding of other delegations', () => {
  fc.assert(
    fc.property(delegations, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, position, bits) => {
      const changed = hexToBytes(encodePermissionContext(given))
      const at = position % changed.length
      changed[at] = (changed[at] ?? 0) ^ bits
      const context = bytesToHex(changed)
      let read: readonly SignedDelegation[]
      try {
        read = decodePermissionContext(context)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return
      }
      expect(lower(read)).not.toEqual(lower(given))
      expect(encodePermissionContext(read)).toBe(context)
    }),
    { numRuns: 150, seed: 7 },
  )
})

const [example] = fc.sample(delegation, { numRuns: 1, seed: 7 }) as [SignedDelegation]

it.each([
  ['nothing', () => '0x' as const],
  ['no delegation', () => encodePermissionContext([])],
  ['bytes after the end', (context: Hex) => concatHex([context, `0x${'00'.repeat(32)}`])],
  ['bytes that are missing', (context: Hex) => sliceHex(context, 0, 100)],
  ['bytes that are no hex', (context: Hex) => `${context}zz` as Hex],
])('refuses %s', (_what, change) => {
  expect(() => decodePermissionContext(change(encodePermissionContext([example])))).toThrow(RangeError)
})
