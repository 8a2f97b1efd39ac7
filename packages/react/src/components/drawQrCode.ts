import { encode } from 'uqr'

/** Modules along the side of a finder. */
const finder = 7

/** What a QR code is drawn from, in modules. */
export type QrDrawing = {
  readonly size: number
  /** Dots, as subpaths without length that round caps make round. */
  readonly dots: string
  /** Upper left corners of the three finders. */
  readonly finders: readonly (readonly [x: number, y: number])[]
  /** Side of the square in the middle that is left empty; 0 without one. */
  readonly cleared: number
}

/**
 * The dots and finders of a QR code. With a logo the middle is left empty: about a twentieth of the code, of which a
 * quarter may be missing at this level of error correction.
 */
export function drawQrCode(text: string, hasLogo: boolean): QrDrawing {
  const { data, size } = encode(text, { ecc: hasLogo ? 'Q' : 'M', border: 0 })
  const far = size - finder
  const finders = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const
  // Odd, as the side of every code is, so that it stands in the middle.
  const cleared = hasLogo ? Math.floor(size * 0.11) * 2 + 1 : 0
  const from = (size - cleared) / 2
  const isCleared = (at: number) => at >= from && at < from + cleared
  const isFinder = (x: number, y: number) =>
    finders.some(([left, top]) => x >= left && x < left + finder && y >= top && y < top + finder)
  let dots = ''
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark && !isFinder(x, y) && !(isCleared(x) && isCleared(y))) dots += `M${x} ${y}h0`
    })
  })
  return { size, dots, finders, cleared }
}
