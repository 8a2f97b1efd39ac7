import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeVectors, type Vector } from '../../test/vectors.js'
import { namespaces } from '../types/namespace.js'
import { formatCaipAddress, isCaipAddress, parseCaipAddress } from './caipAddress.js'
import { formatCaipAssetType, parseCaipAssetType } from './caipAssetType.js'
import { formatCaipNetworkId, parseCaipNetworkId } from './caipNetworkId.js'
import { isCaipNetworkId, isNamespace } from './isCaipNetworkId.js'

type Vectors = { readonly valid: readonly Vector[]; readonly invalid?: readonly Vector[] }

describeVectors<Vectors>('caip/caip-2.json', ({ valid }) => {
  it.each(valid)('$value', ({ value }) => {
    const { namespace, reference } = parseCaipNetworkId(value)
    expect(`${namespace}:${reference}`).toBe(value)
    expect(isCaipNetworkId(value)).toBe(isNamespace(namespace))
  })
})

describeVectors<Vectors>('caip/caip-10.json', ({ valid, invalid = [] }) => {
  it.each(valid)('$value', ({ value }) => {
    const { namespace, caipNetworkId, address } = parseCaipAddress(value)
    expect(`${caipNetworkId}:${address}`).toBe(value)
    expect(isCaipAddress(value)).toBe(isNamespace(namespace))
  })
  it.each(invalid)('refuses $value', ({ value }) => {
    expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP Address')
    expect(isCaipAddress(value)).toBe(false)
  })
})

describeVectors<Vectors>('caip/caip-19.json', ({ valid }) => {
  it.each(valid)('$value', ({ value, kind }) => {
    const parts = parseCaipAssetType(value)
    expect(parts.tokenId === undefined).toBe(kind === 'asset_type')
    expect(formatCaipAssetType(parts)).toBe(value)
  })
})

const text = (characters: string, max: number, min = 1) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: min, maxLength: max })
const alphanumeric = 'abcxyzABCXYZ0189'
const namespace = fc.constantFrom(...namespaces)
const reference = text(`-_${alphanumeric}`, 32)
const address = text(`-.%${alphanumeric}`, 128)

describe('round trips', () => {
  it('CAIP-2', () => {
    fc.assert(
      fc.property(namespace, reference, (namespace, reference) => {
        const id = formatCaipNetworkId({ namespace, reference })
        expect(isCaipNetworkId(id)).toBe(true)
        expect(parseCaipNetworkId(id)).toEqual({ namespace, reference })
      }),
    )
  })
  it('CAIP-10', () => {
    fc.assert(
      fc.property(namespace, reference, address, (namespace, reference, address) => {
        const caipNetworkId = formatCaipNetworkId({ namespace, reference })
        const id = formatCaipAddress({ caipNetworkId, address })
        expect(isCaipAddress(id)).toBe(true)
        expect(parseCaipAddress(id)).toEqual({ namespace, reference, caipNetworkId, address })
      }),
    )
  })
  it('CAIP-19', () => {
    const tokenId = fc.option(text(`-.%${alphanumeric}`, 78), { nil: undefined })
    const assetNamespace = text('-abcz019', 8, 3)
    fc.assert(
      fc.property(
        reference,
        assetNamespace,
        address,
        tokenId,
        (reference, assetNamespace, assetReference, tokenId) => {
          const parts = { caipNetworkId: `eip155:${reference}`, assetNamespace, assetReference, tokenId }
          expect(parseCaipAssetType(formatCaipAssetType(parts))).toEqual({
            ...parts,
            namespace: 'eip155',
            reference,
          })
        },
      ),
    )
  })
})

describe('what is refused', () => {
  const long = (length: number) => 'a'.repeat(length)
  it.each([
    '',
    'eip155',
    'eip155:',
    ':1',
    'eip155:1:2',
    'EIP155:1',
    'ab:1',
    'toolongname:1',
    'eip155:1 ',
    'eip155:1\n',
    `eip155:${long(33)}`,
  ])('the network id %j', value => {
    expect(() => parseCaipNetworkId(value)).toThrow('Invalid chain id')
    expect(isCaipNetworkId(value)).toBe(false)
  })
  it.each([
    '',
    'eip155:1',
    'eip155:1:',
    '0xabc',
    'eip155:1:0xabc:1',
    'eip155::0xabc',
    'eip155:1:a b',
    'eip155:1:a\n',
    `eip155:1:${long(129)}`,
  ])('the address %j', value => {
    expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP Address')
    expect(isCaipAddress(value)).toBe(false)
  })
  it.each([
    '',
    'eip155:1',
    'eip155:1/slip44',
    'eip155:1/slip44:',
    'eip155:1/sl:1',
    'eip155:1/erc721:0x1/',
    `eip155:1/erc721:0x1/${long(79)}`,
  ])('the asset %j', value => {
    expect(() => parseCaipAssetType(value)).toThrow('Invalid CAIP asset')
  })
  it('a namespace that Latchkit does not know, where a type is narrowed', () => {
    expect(isCaipNetworkId('starknet:SN_MAIN')).toBe(false)
    expect(isCaipAddress('starknet:SN_MAIN:0x1')).toBe(false)
    expect(isCaipNetworkId(1)).toBe(false)
    expect(isCaipAddress(undefined)).toBe(false)
  })
  it('with the codes of the catalogue', () => {
    expect(() => parseCaipNetworkId('x')).toThrow(
      expect.objectContaining({ code: 'caip/invalid-network-id', rpcCode: 32603 }),
    )
    expect(() => parseCaipAddress('x')).toThrow(
      expect.objectContaining({ code: 'caip/invalid-address', shortMessage: 'Invalid CAIP Address' }),
    )
    expect(() => formatCaipAddress({ caipNetworkId: 'eip155:1', address: 'a b' })).toThrow(
      'Invalid CAIP Address',
    )
    expect(() => formatCaipNetworkId({ namespace: 'eip155', reference: '' })).toThrow('Invalid chain id')
  })
})
