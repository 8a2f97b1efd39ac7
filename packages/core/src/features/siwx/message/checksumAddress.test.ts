import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import { describeVectors } from '../../../../test/vectors.js'
import { isChecksumAddress, toChecksumAddress } from './checksumAddress.js'

it('writes and knows the capitals that a library does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.nat(39), (bytes, index) => {
      const digits = Buffer.from(bytes).toString('hex')
      const address = getAddress(`0x${digits}`)
      expect(toChecksumAddress(`0x${digits}`)).toBe(address)
      expect(isChecksumAddress(address)).toBe(true)
      const digit = address.charAt(index + 2)
      const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase()
      const changed = address.slice(0, index + 2) + other + address.slice(index + 3)
      expect(isChecksumAddress(changed)).toBe(changed === address)
    }),
  )
})

describeVectors<{ readonly valid: readonly { readonly address: string }[] }>(
  'ethereum/eip-55.json',
  ({ valid }) => {
    it.each(valid)('$address', ({ address }) => {
      expect(toChecksumAddress(address.toLowerCase())).toBe(address)
      expect(toChecksumAddress(address.slice(2))).toBe(address)
      expect(isChecksumAddress(address)).toBe(true)
    })
  },
)
