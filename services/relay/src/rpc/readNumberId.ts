const token = /"(?:[^"\\]|\\.)*"|[{}[\]:]|-?\d[\d.eE+-]*/g

/**
 * Text of a frame's own numeric `id`. Ids of 19 digits are beyond what a JavaScript number holds, and an answer with a
 * rounded id answers nobody. The frame is known to be valid JSON.
 */
export function readNumberId(frame: string): string {
  let depth = 0
  let name = ''
  let previous = ''
  let id = 'null'
  for (const [part] of frame.matchAll(token)) {
    if (part === '{' || part === '[') depth++
    else if (part === '}' || part === ']') depth--
    else if (part === ':' && depth === 1) name = previous
    else if (depth === 1 && name === '"id"' && part[0] !== '"' && previous === ':') id = part
    previous = part
  }
  return id
}
