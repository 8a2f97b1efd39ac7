import { describe, expect, it } from 'vitest'
import { createIsSpam } from './isSpam.js'

const isSpam = createIsSpam({
  listed: new Map([['0x01', { name: 'USD Coin', symbol: 'USDC' }]]),
  currency: { name: 'Ether', symbol: 'ETH' },
})
const base = {
  kind: 'erc20',
  token: '0x02',
  amount: 1n,
  sender: '0xcc',
  by: '0xaa',
  account: '0xbb',
  found: { name: 'Token', symbol: 'TKN' },
}

describe('isSpam', () => {
  it.each([
    ['a transfer of nothing that another sent', { amount: 0n }],
    ['no piece of an NFT that another sent', { kind: 'erc1155', amount: 0n }],
    ['a link', { found: { name: 'Claim at https://claim.example', symbol: 'C' } }],
    ['a site in the symbol', { found: { name: 'Gift', symbol: 'reward-usdc.com' } }],
    ['a site with a space before its dot', { found: { name: 'visit uni-gift .org', symbol: 'UNI' } }],
    ['an NFT with a link', { kind: 'erc721', found: { name: 'www.gift.example', symbol: 'G' } }],
    ['a letter of another script in the symbol', { found: { name: 'USD Coin', symbol: 'USDС' } }],
    ['letters of another script in the whole symbol', { found: { name: 'Ether', symbol: 'ЕТН' } }],
    ['a digit in place of a letter', { found: { name: 'USD Coin', symbol: 'U5DC' } }],
    ['letters of two scripts, whatever they are like', { found: { name: 'Gold', symbol: 'GОLD' } }],
    ['the symbol of the currency', { found: { name: 'Ether', symbol: 'ETH' } }],
    ['an unlisted token that says it left in the transaction of another', { sender: '0xbb' }],
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
    ['an unlisted token that the account sent itself', { sender: '0xbb', by: '0xbb' }],
    ['a listed token that left in the transaction of another', { token: '0x01', sender: '0xbb' }],
    ['an NFT that left in the transaction of its buyer', { kind: 'erc721', sender: '0xbb' }],
    ['what balances show, whichever account sent the transaction', { sender: undefined }],
    ['a symbol of another script', { found: { name: 'Рубль', symbol: 'РУБ' } }],
    ['an NFT with the symbol of a token', { kind: 'erc721', found: { name: 'Art', symbol: 'USDC' } }],
    ['a token of version 2.0', { found: { name: 'Compound 2.0 v1.5', symbol: 'C2' } }],
  ])('leaves %s', (_, change) => {
    expect(isSpam({ ...base, ...change })).toBe(false)
  })
})
