import { getAddress, type Hex, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  account,
  describeIt,
  encode,
  other,
  textOf,
  textsOf,
  token,
  usdc,
  weth,
} from '../../test/describeIt.js'
import type { Description } from '../approval/describeRequest.js'
import { findContract, findToken } from '../calls/knownContracts.js'
import { readSignature } from '../calls/readSignature.js'
import { descriptors } from './descriptors.js'

describe('descriptors', () => {
  const [aave, lido] = descriptors

  it('describes a call by them, with the arguments that they leave out', async () => {
    const data = encode('supply(address,uint256,address,uint16)', [usdc, 2_000_000n, other, 7])
    const { description } = await describeIt({ chainId: 1, to: aave?.deployments[1] as Hex, data })
    expect(description.title).toBe('title.supply')
    expect(textsOf(description).slice(0, 4)).toEqual(['2 USDC', usdc, other, '7'])
    expect(description.rows[3]?.label).toEqual({ text: 'referralCode' })
    const borrow = await describeIt({
      chainId: 1,
      to: aave?.deployments[1] as Hex,
      data: encode('borrow(address,uint256,uint256,uint16,address)', [usdc, 1n, 2n, 0, account]),
    })
    // A text of the wallet, in its language.
    expect(borrow.description.rows).toContainEqual({
      label: 'approval.rateMode',
      value: { key: 'rate.variable' },
    })
    const stake = await describeIt({
      chainId: 1,
      to: lido?.deployments[1] as Hex,
      value: '0x1',
      data: encode('submit(address)', [other]),
    })
    expect(textsOf(stake.description).slice(0, 2)).toEqual(['0.000000000000000001 ETH', other])
    const unknown = await describeIt({ chainId: 1, to: aave?.deployments[1] as Hex, data: '0x12345678' })
    expect(unknown.description.isUnreadable).toBe(true)
  })

  describe('of SwapRouter02', () => {
    const uniswap = descriptors.find(({ owner }) => owner === 'Uniswap')
    const router = uniswap?.deployments[1] as Hex
    const self = `0x${'0'.repeat(39)}2`
    const swapOf = (...calls: Hex[]) =>
      describeIt({
        chainId: 1,
        to: router,
        data: encode('multicall(uint256,bytes[])', [9n, calls]),
      }).then(({ description }) => description)
    const exactInput = 'exactInput((bytes,address,uint256,uint256))'
    const path = (...tokens: string[]) => `0x${tokens.map(text => text.slice(2)).join('0001f4')}`
    const textsAt = ({ rows }: Description, label: string) =>
      rows.flatMap(({ label: own, value }) => (own === label && 'text' in value ? textOf(value) : []))

    it('says what is paid, what is bought at least, and for whom', async () => {
      const description = await swapOf(
        encode(exactInput, [[path(usdc, token, weth), self, 2_000_000n, 10n ** 15n]]),
        encode('unwrapWETH9WithFee(uint256,address,uint256,address)', [10n ** 15n, account, 85n, other]),
      )
      expect(description).toMatchObject({ title: 'title.batch', isUnreadable: false })
      expect(description.rows.flatMap(({ value }) => ('key' in value ? value.key : []))).toEqual(
        expect.arrayContaining(['title.swap', 'title.payOut']),
      )
      expect(textsAt(description, 'approval.sold')).toEqual(['2 USDC'])
      expect(textsAt(description, 'approval.bought')).toEqual(['0.001 WETH', '0.001 ETH'])
      expect(textsAt(description, 'approval.to')).toEqual([`${router} (Uniswap v3 Router 2)`, account])
      expect(textsAt(description, 'approval.feeTo')).toEqual([other])
      // The tokens of the path, and the part, are shown as they are.
      expect(textsOf(description)).toEqual(
        expect.arrayContaining([path(usdc, token, weth).toLowerCase(), '85']),
      )
    })

    it('reads the swaps of v2 and of a single pool, and what is paid to whom the call is of', async () => {
      const caller = `0x${'0'.repeat(39)}1`
      const second = await swapOf(
        encode('swapExactTokensForTokens(uint256,uint256,address[],address)', [
          7_000_000n,
          5n,
          [usdc, weth],
          caller,
        ]),
      )
      expect([textsAt(second, 'approval.sold'), textsAt(second, 'approval.to')]).toEqual([
        ['7 USDC'],
        [account],
      ])
      const single = await swapOf(
        encode('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
          [weth, usdc, 500, other, 10n ** 18n, 3_000_000n, 0n],
        ]),
        encode('sweepToken(address,uint256,address)', [usdc, 3_000_000n, caller]),
      )
      expect(textsAt(single, 'approval.bought')).toEqual(['3 USDC', '3 USDC'])
      // Calls that pay out have no such names.
      expect(textsAt(single, 'approval.to')).toEqual([other, caller])
    })

    it('says what is bought exactly, and what is paid at most', async () => {
      const description = await swapOf(
        // The path starts with what is bought.
        encode('exactOutput((bytes,address,uint256,uint256))', [
          [path(weth, token, usdc), other, 10n ** 15n, 2_000_000n],
        ]),
        encode('exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
          [usdc, weth, 500, self, 10n ** 16n, 3_000_000n, 0n],
        ]),
        encode('swapTokensForExactTokens(uint256,uint256,address[],address)', [
          10n ** 17n,
          4_000_000n,
          [usdc, token, weth],
          other,
        ]),
        encode('unwrapWETH9(uint256)', [10n ** 16n]),
      )
      expect(description).toMatchObject({ title: 'title.batch', isUnreadable: false })
      expect(textsAt(description, 'approval.soldAtMost')).toEqual(['2 USDC', '3 USDC', '4 USDC'])
      expect(textsAt(description, 'approval.boughtExactly')).toEqual(['0.001 WETH', '0.01 WETH', '0.1 WETH'])
      expect(textsAt(description, 'approval.bought')).toEqual(['0.01 ETH'])
      expect(textsAt(description, 'approval.to')).toEqual([other, `${router} (Uniswap v3 Router 2)`, other])
    })

    it('says how much of the coins of the call is wrapped', async () => {
      const description = await swapOf(
        encode('wrapETH(uint256)', [10n ** 16n]),
        encode('sweepToken(address,uint256,address)', [weth, 10n ** 16n, account]),
      )
      expect(description).toMatchObject({ title: 'title.batch', isUnreadable: false })
      expect(textsAt(description, 'approval.wrapped')).toEqual(['0.01 ETH'])
      expect(textsAt(description, 'approval.bought')).toEqual(['0.01 WETH'])
    })

    it.each([
      ['without tokens', [[path(), self, 1n, 1n]]],
      ['of part of a token', [['0x1234', self, 1n, 1n]]],
    ])('does not read a path %s', async (_what, args) => {
      expect(await swapOf(encode(exactInput, args))).toMatchObject({ isUnreadable: true })
    })

    it.each([
      [exactInput, '0xb858183f'],
      ['exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', '0x04e45aaf'],
      ['swapExactTokensForTokens(uint256,uint256,address[],address)', '0x472b43f3'],
      ['exactOutput((bytes,address,uint256,uint256))', '0x09b81346'],
      ['exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))', '0x5023b4df'],
      ['swapTokensForExactTokens(uint256,uint256,address[],address)', '0x42712a67'],
      ['wrapETH(uint256)', '0x1c58db4f'],
      ['unwrapWETH9(uint256)', '0x49616997'],
      ['unwrapWETH9WithFee(uint256,address,uint256,address)', '0x9b2c0a37'],
      ['sweepTokenWithFee(address,uint256,address,uint256,address)', '0xe0e189a0'],
    ])('has the selector of %s', (signature, selector) => {
      const known = Object.keys(uniswap?.formats ?? {}).map(text => readSignature(text).selector)
      expect(known).toContain(selector)
      expect(toFunctionSelector(`function ${signature}`)).toBe(selector)
    })
  })

  it('names the sources of each at a commit, under a licence that allows its use', () => {
    for (const { sources } of descriptors) {
      expect(sources).not.toEqual([])
      for (const { source, path, commit, licence } of sources) {
        expect(`${source}/${path}`).toMatch(/^[\w-]+\/[\w-]+\/[\w./-]+$/)
        expect(commit).toMatch(/^[\da-f]{40}$/)
        expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0']).toContain(licence)
      }
    }
  })

  it('knows each of their contracts', () => {
    for (const { deployments } of descriptors)
      for (const [chainId, address] of Object.entries(deployments)) {
        expect(getAddress(address)).toBe(address)
        expect(findContract(Number(chainId), address) ?? findToken(Number(chainId), address)).toBeDefined()
      }
  })
})
