/** Numbers that are the same in each run with one seed (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof createRandom>

const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`
const values: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9007199254740993',
  '""',
  '"x"',
  '"0"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '["eip155:1"]',
  '"eip155:1"',
  '"__proto__"',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":1}',
  '{"toString":null}',
  '"\\ud800"',
  '"\\u0000"',
  `"${'a'.repeat(5000)}"`,
  deep,
  '{"length":1,"0":"x"}',
]

/** The text of a JSON value in which one member somewhere was replaced, left out, doubled or renamed. */
export function mutateJson(value: unknown, random: Random): string {
  const count = countNodes(value)
  let left = random(count)
  const edit = random(4)
  return write(value)

  function write(node: unknown): string {
    if (left-- === 0 && edit === 0) return values[random(values.length)] ?? 'null'
    if (Array.isArray(node)) return `[${node.map(write).join(',')}]`
    if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? 'null'
    const members = Object.entries(node).flatMap(([name, member]) => {
      const hit = left === 0 && edit > 0
      const text = `${JSON.stringify(name)}:${write(member)}`
      if (!hit) return [text]
      if (edit === 1) return []
      const other = values[random(values.length)] ?? 'null'
      if (edit === 2) return [text, `${JSON.stringify(name)}:${other}`]
      return [`"__proto__":${other}`, text.replace(/^"./, '"_')]
    })
    return `{${members.join(',')}}`
  }
}

function countNodes(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, member) => sum + countNodes(member), 1)
}

/** A text in which some characters were changed, left out or doubled, or which was cut. */
export function mutateText(text: string, random: Random): string {
  let changed = text
  for (let times = 1 + random(3); times > 0; times--) {
    const at = random(changed.length + 1)
    const char = String.fromCharCode(random(random(8) === 0 ? 0xffff : 128))
    const edit = random(4)
    if (edit === 0) changed = changed.slice(0, at) + char + changed.slice(at + 1)
    else if (edit === 1) changed = changed.slice(0, at) + changed.slice(at + 1)
    else if (edit === 2) changed = changed.slice(0, at) + changed.slice(at, at + 5) + changed.slice(at)
    else changed = changed.slice(0, at)
  }
  return changed
}
