import { describe, expect, it } from 'vitest'
import { isSpam } from './isSpam.js'

const listed = new Map([['0x01', { symbol: 'USDC' }]])
const base = {
  ...{ kind: 'erc20', token: '0x02', amount: 1n, by: '0xaa', account: '0xbb' },
  ...{ found: { name: 'Token', symbol: 'TKN' }, listed },
}

describe('isSpam', () => {
  it.each([
    ['a transfer of nothing that another sent', { amount: 0n }],
    ['no piece of an NFT that another sent', { kind: 'erc1155', amount: 0n }],
    ['a link', { found: { name: 'Claim at https://claim.example', symbol: 'C' } }],
    ['a site in the symbol', { found: { name: 'Gift', symbol: 'reward-usdc.com' } }],
    ['a site with a space before its dot', { found: { name: 'visit uni-gift .org', symbol: 'UNI' } }],
    ['an NFT with a link', { kind: 'erc721', found: { name: 'www.gift.example', symbol: 'G' } }],
    ['the symbol of a listed token elsewhere', { found: { name: 'USD Coin', symbol: 'usdc ' } }],
  ])('finds %s', (_, change) => {
    expect(isSpam({ ...base, ...change })).toBe(true)
  })

  it.each([
    ['a usual token', {}],
    ['nothing that the account sent itself', { amount: 0n, by: '0xbb' }],
    ['no piece of an NFT that the account sent itself', { kind: 'erc1155', amount: 0n, by: '0xbb' }],
    ['the currency of the chain', { token: null, kind: 'native', found: { name: 'x.com', symbol: 'X' } }],
    ['a listed token, whatever its name', { token: '0x01', found: { name: 'yearn.finance', symbol: 'YFI' } }],
    ['an NFT with the symbol of a token', { kind: 'erc721', found: { name: 'Art', symbol: 'USDC' } }],
    ['a token of version 2.0', { found: { name: 'Compound 2.0 v1.5', symbol: 'C2' } }],
  ])('leaves %s', (_, change) => {
    expect(isSpam({ ...base, ...change })).toBe(false)
  })
})
