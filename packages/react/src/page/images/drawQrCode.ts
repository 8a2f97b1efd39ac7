import { encode, QrCodeDataType } from 'uqr'

/** Modules along the side of a finder. */
const finder = 7

type Place = readonly [x: number, y: number]

/** Shapes of a QR code, in modules. */
export type QrDrawing = {
  readonly size: number
  /** Dots, as subpaths without length that round caps draw as circles. */
  readonly dots: string
  /** Upper left corners of the three finders. */
  readonly finders: readonly Place[]
  /** Upper left corners of the alignment squares. Some scanners miss them if drawn as dots. */
  readonly alignments: readonly Place[]
}

/**
 * The parts of a QR code. A screen is neither torn nor dirty, so the lowest level of error correction will do: fewer and
 * larger dots are read from farther away. With a logo the middle is left empty: about a twentieth of the code, of which
 * a seventh may be missing at the next level.
 */
export function drawQrCode(text: string, hasLogo: boolean): QrDrawing {
  const { data, size, types } = encode(text, { ecc: hasLogo ? 'M' : 'L', border: 0 })
  const far = size - finder
  const finders: readonly Place[] = [
    [0, 0],
    [far, 0],
    [0, far],
  ]
  // Odd, as the side of every code is, so that it is centered.
  const cleared = hasLogo ? Math.floor(size * 0.11) * 2 + 1 : 0
  const from = (size - cleared) / 2
  const isCleared = (at: number) => at >= from && at < from + cleared
  const isFinder = (x: number, y: number) =>
    finders.some(([left, top]) => x >= left && x < left + finder && y >= top && y < top + finder)
  const isDark = (x: number, y: number) => Boolean(data[y]?.[x])
  const isAlone = (x: number, y: number) =>
    !isDark(x - 1, y) && !isDark(x + 1, y) && !isDark(x, y - 1) && !isDark(x, y + 1)
  const alignments: Place[] = []
  let dots = ''
  types.forEach((row, y) => {
    row.forEach((type, x) => {
      if (!isDark(x, y) || isFinder(x, y) || (isCleared(x) && isCleared(y))) return
      if (type !== QrCodeDataType.Alignment) dots += `M${x} ${y}h0`
      else if (isAlone(x, y)) alignments.push([x - 2, y - 2])
    })
  })
  return { size, dots, finders, alignments }
}
