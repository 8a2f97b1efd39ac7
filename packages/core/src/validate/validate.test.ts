import { describe, expect, it } from 'vitest'
import { isAccountAddress, isAddress, isSignedMessage, isTransactionHash } from './validate.js'

const hex = (digits: number) => 'aB'.repeat(digits / 2)

describe('isAddress', () => {
  it.each([
    ['eip155', `0x${hex(40)}`, true],
    ['eip155', hex(40), true],
    ['eip155', `0x${hex(42)}`, false],
    ['eip155', `0x${hex(38)}`, false],
    ['eip155', `0X${hex(40)}`, false],
    ['eip155', `0x${'g'.repeat(40)}`, false],
    ['eip155', `0x${hex(40)}\n`, false],
    ['solana', '1'.repeat(32), true],
    ['solana', 'z'.repeat(44), true],
    ['solana', '1'.repeat(31), false],
    ['solana', '1'.repeat(45), false],
    ['solana', '0'.repeat(32), false],
    ['solana', 'l'.repeat(32), false],
    ['bip122', '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6', true],
    ['bip122', 'with space', false],
    ['eip155', undefined, false],
  ] as const)('%s %s is %s', (namespace, value, valid) => {
    expect(isAddress(namespace, value)).toBe(valid)
  })
})

describe('isAccountAddress', () => {
  it('has three parts and a namespace that is known', () => {
    expect(isAccountAddress(`eip155:1:0x${hex(40)}`)).toBe(true)
    expect(isAccountAddress(`0x${hex(40)}`)).toBe(false)
    expect(isAccountAddress('eip155:1')).toBe(false)
    expect(isAccountAddress('nochain:1:abc')).toBe(false)
    expect(isAccountAddress('eip155:1:a:b')).toBe(false)
    expect(isAccountAddress('eip155::a')).toBe(false)
  })
})

describe('isTransactionHash', () => {
  it('is 0x and 64 hex digits', () => {
    expect(isTransactionHash(`0x${hex(64)}`)).toBe(true)
    expect(isTransactionHash(hex(64))).toBe(false)
    expect(isTransactionHash(`0x${hex(62)}`)).toBe(false)
    expect(isTransactionHash(`0x${hex(66)}`)).toBe(false)
    expect(isTransactionHash(null)).toBe(false)
  })
})

describe('isSignedMessage', () => {
  it('is 0x and at least 62 hex digits', () => {
    expect(isSignedMessage(`0x${hex(62)}`)).toBe(true)
    expect(isSignedMessage(`0x${hex(130)}`)).toBe(true)
    expect(isSignedMessage(`0x${hex(60)}`)).toBe(false)
    expect(isSignedMessage(hex(130))).toBe(false)
  })
})
