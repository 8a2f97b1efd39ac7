import { describe, expect, it } from 'vitest'
import { isMixedScript, toSkeleton } from './skeleton.js'

describe('toSkeleton', () => {
  it.each(['USDC', 'usdc', 'U S D C', 'UЅDС', 'USD·C', 'USDС'])('%s looks like USDC', text => {
    expect(toSkeleton(text)).toBe(toSkeleton('USDC'))
  })

  it.each(['USDT', 'DC', 'عملة'])('%s does not', text => {
    expect(toSkeleton(text)).not.toBe(toSkeleton('USDC'))
  })
})

describe('isMixedScript', () => {
  it.each([
    ['USDС', true],
    ['Εther', true],
    ['USDC', false],
    ['Рубль 2', false],
  ])('of %s is %s', (text, expected) => {
    expect(isMixedScript(text)).toBe(expected)
  })
})
