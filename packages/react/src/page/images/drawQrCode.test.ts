import { describe, expect, it } from 'vitest'
import { drawQrCode } from './drawQrCode.js'

const uri = `wc:${'a1'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}&expiryTimestamp=1790000000`
const middle = ({ size, dots }: ReturnType<typeof drawQrCode>) => {
  const side = size * 0.2
  const places = [...dots.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)])
  return places.filter(place => place.every(at => Math.abs(at + 0.5 - size / 2) < side / 2)).length
}

describe('a drawn QR code', () => {
  it('has nothing under the logo, and little else missing', () => {
    const whole = drawQrCode(uri, false)
    const withLogo = drawQrCode(uri, true)
    expect(middle(whole)).toBeGreaterThan(20)
    expect(middle(withLogo)).toBe(0)
    // More of the code says the same twice, to make up for the middle.
    expect([whole.size, withLogo.size]).toEqual([49, 57])
  })

  it('has finders in three corners, alignment squares whole, and no dot in any of them', () => {
    const { size, dots, finders, alignments } = drawQrCode(uri, true)
    expect(finders).toEqual([
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ])
    expect(alignments).toContainEqual([size - 9, size - 9])
    expect(dots).not.toContain('M3 3h0')
    expect(dots).not.toContain(`M${size - 7} ${size - 7}h0`)
  })
})
