import { describe, expect, it } from 'vitest'
import { checkReceiver, findLookalike } from './checkReceiver.js'

const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'

describe('checkReceiver', () => {
  const check = (text: string, options = {}) =>
    checkReceiver(text, { namespace: 'eip155', names: true, token: usdc, ...options })

  it.each([
    [vitalik, vitalik],
    [vitalik.toLowerCase(), vitalik],
    [vitalik.slice(2), vitalik],
    [`0x${vitalik.slice(2).toUpperCase()}`, vitalik],
    [` ${vitalik}\u200b\n`, vitalik],
  ])('%s is an address', (text, address) => {
    expect(check(text)).toEqual({ kind: 'address', address })
  })

  it.each([
    [vitalik.replace('dA6', 'da6'), 'checksum'],
    [vitalik.slice(2).replace('dA6', 'da6'), 'checksum'],
    [`0x${'0'.repeat(40)}`, 'zero'],
    [usdc, 'token'],
    [usdc.toLowerCase(), 'token'],
    [vitalik.slice(0, -1), 'invalid'],
    [`${vitalik}0`, 'invalid'],
    [solana, 'invalid'],
    ['vitalik', 'invalid'],
    ['https://vitalik.eth', 'invalid'],
    ['.eth', 'invalid'],
    ['eip155:1:0x00', 'invalid'],
  ])('%s is refused: %s', (text, problem) => {
    expect(check(text)).toEqual({ kind: 'refused', problem })
  })

  it('takes names where they are, and nothing as nothing', () => {
    expect(check(' vitalik.eth ')).toEqual({ kind: 'name', name: 'vitalik.eth' })
    const family = '\u{1f468}\u200d\u{1f469}.eth'
    expect(check(family)).toEqual({ kind: 'name', name: family })
    expect(check('vitalik.eth', { names: false })).toEqual({ kind: 'refused', problem: 'invalid' })
    expect(check('  ')).toEqual({ kind: 'empty' })
  })

  it('knows addresses of Solana', () => {
    const check = (text: string) => checkReceiver(text, { namespace: 'solana', names: false, token: mint })
    expect(check(` ${solana} `)).toEqual({ kind: 'address', address: solana })
    expect(check('1'.repeat(32))).toEqual({ kind: 'refused', problem: 'zero' })
    expect(check(mint)).toEqual({ kind: 'refused', problem: 'token' })
    expect(check(vitalik)).toEqual({ kind: 'refused', problem: 'invalid' })
  })
})

describe('findLookalike', () => {
  const twin = '0xD8DA000000000000000000000000000000006045'

  it('finds the past receiver that an address resembles, and not itself', () => {
    expect(findLookalike(twin, [usdc, vitalik])).toBe(vitalik)
    expect(findLookalike(vitalik.toLowerCase(), [vitalik])).toBeUndefined()
    expect(findLookalike(twin, [vitalik, twin])).toBeUndefined()
    expect(findLookalike(usdc, [vitalik])).toBeUndefined()
    expect(findLookalike(twin, [])).toBeUndefined()
  })

  it('compares Solana addresses letter by letter', () => {
    const twin = `DYw8${'1'.repeat(36)}NSKK`
    expect(findLookalike(twin, [solana])).toBe(solana)
    expect(findLookalike(twin.replace('DYw8', 'dYw8'), [solana])).toBeUndefined()
  })
})
