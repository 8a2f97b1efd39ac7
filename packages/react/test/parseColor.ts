/** A colour in linear sRGB, each part 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Reads hex, `rgb()`, `hsl()` and `oklch()`. Anything else, a `var()` for one, is not knowable here: undefined. */
export function parseColor(color: string): LinearRgb | undefined {
  const text = color.trim().toLowerCase()
  const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text) && text.slice(1)
  if (hex) {
    const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex
    const part = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    return [part(0), part(2), part(4)]
  }
  const [, name, list] = /^(rgb|hsl|oklch)a?\(([^()]+)\)$/.exec(text) ?? []
  if (!name || !list) return undefined
  const parts = list.split(/[\s,/]+/).filter(Boolean)
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = parts.map(part => Number.parseFloat(part))
  if (![a, b, c].every(Number.isFinite)) return undefined
  const share = (index: number, value: number, whole: number) =>
    parts[index]?.endsWith('%') ? value / 100 : value / whole
  if (name === 'rgb')
    return [
      toLinear(clamp(share(0, a, 255))),
      toLinear(clamp(share(1, b, 255))),
      toLinear(clamp(share(2, c, 255))),
    ]
  if (name === 'hsl') return hslToLinear(a, b / 100, c / 100)
  return oklchToLinear(share(0, a, 1), parts[1]?.endsWith('%') ? (b / 100) * 0.4 : b, c)
}

function hslToLinear(hue: number, saturation: number, lightness: number): LinearRgb {
  const amount = saturation * Math.min(lightness, 1 - lightness)
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return toLinear(clamp(lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [part(0), part(8), part(4)]
}

/** Matrices of Björn Ottosson's OKLab. */
function oklchToLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
