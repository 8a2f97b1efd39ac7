const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const [bracket, bracketEnd, brace, braceEnd] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Returns the text of a frame's own numeric `id`. Ids of 19 digits exceed the precision of a JavaScript number, and a
 * client does not recognise an answer with a rounded id. The frame is known to be valid JSON; it may be long, and a
 * regular expression runs out of stack on a long string.
 */
export function readNumberId(frame: string): string {
  let depth = 0
  let text = ''
  let name = ''
  let id = 'null'
  for (let i = 0; i < frame.length; i++) {
    const code = frame.charCodeAt(i)
    if (code === quote) {
      const end = findEnd(frame, i)
      if (depth === 1) text = frame.slice(i, end + 1)
      i = end
    } else if (code === brace || code === bracket) depth++
    else if (code === braceEnd || code === bracketEnd) depth--
    else if (depth !== 1) continue
    else if (code === colon) name = text
    else if (code === comma) name = ''
    else if (name === '"id"' && isNumberPart(code)) {
      const start = i
      while (isNumberPart(frame.charCodeAt(i + 1))) i++
      id = frame.slice(start, i + 1)
    }
  }
  return id
}

/** Returns the index of the quote that ends a string: the next with an even number of backslashes before it. */
export function findEnd(frame: string, start: number): number {
  let end = start
  for (;;) {
    end = frame.indexOf('"', end + 1)
    if (end < 0) return frame.length
    let first = end
    while (frame.charCodeAt(first - 1) === backslash) first--
    if ((end - first) % 2 === 0) return end
  }
}

/** Digits, and the signs, the point and the `e` of a number. */
function isNumberPart(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    code === 0x2d ||
    code === 0x2b ||
    code === 0x2e ||
    code === 0x65 ||
    code === 0x45
  )
}
