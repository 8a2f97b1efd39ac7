import { mutateText } from '../mutate.js'

type Random = (below: number) => number

const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`
const values: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1',
  '1.5',
  '1e3',
  '1e400',
  '9007199254740993',
  '1152921504606846976',
  '""',
  '" "',
  '"x"',
  '"0"',
  '"1"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '["eip155:1"]',
  '"eip155"',
  '"eip155:1"',
  '"eip155:137"',
  '"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"',
  '"wc_sessionDelete"',
  '"wc_sessionPing"',
  '"__proto__"',
  '"constructor"',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":null}',
  '{"length":1,"0":"x"}',
  '"\\ud800"',
  '"\\u0000"',
  '"\u202eeip155"',
  '"ｅip155"',
  `"${'0'.repeat(64)}"`,
  `"${'a'.repeat(5_000)}"`,
  deep,
]
const fragments = ['\\u0000', '\u200b', '\u202e', ' ', 'А', '\\ud800', '\\n', ':', '%2e', '__proto__']
const wholes: readonly ((text: string) => string)[] = [
  text => `\ufeff${text}`,
  text => ` ${text}\n`,
  text => `${text}${text}`,
  text => `${text},`,
  text => `[${text}]`,
  text => `/**/${text}`,
  text => text.replaceAll('"', "'"),
  text => text.replace(/\d+/, 'NaN'),
  text => text.replace(/\d+/, '-Infinity'),
  text => text.replace(/\d+/, '$&n'),
  text => text.replace(/\d+/, '0$&'),
  text => text.replace(/\d+/, '$&.0'),
  text => text.replace('}', ',}'),
  text => JSON.stringify(text),
]

/** The text of a message with a subtle change. */
export function corrupt(message: unknown, random: Random): string {
  const pick = <item>(list: readonly item[]): item => list[random(list.length)] as item
  const kind = random(20)
  if (kind < 2) return pick(wholes)(JSON.stringify(message))
  if (kind < 5) return mutateText(JSON.stringify(message), random)
  const target = 1 + random(count(message) - 1)
  const edit = random(10)
  let at = -1
  return write(message)

  function write(node: unknown): string {
    at += 1
    const here = at === target && edit < 5
    const text = Array.isArray(node)
      ? `[${node.map(write).join()}]`
      : typeof node === 'object' && node !== null
        ? `{${Object.entries(node).flatMap(writeMember).join()}}`
        : (JSON.stringify(node) ?? 'null')
    return here ? change(text, node) : text
  }

  function writeMember([name, member]: [string, unknown]): readonly string[] {
    const here = at + 1 === target
    const key = JSON.stringify(name)
    const text = write(member)
    if (!here || edit < 5) return [`${key}:${text}`]
    const other = pick(values)
    if (edit === 5) return []
    if (edit === 6) return [`${key}:${text}`, `${key}:${other}`]
    if (edit === 7) return [`${key}:${other}`, `${key}:${text}`]
    if (edit === 8) return [`"__proto__":${other}`, `${key}:${text}`, `"toJSON":${other}`]
    return [`"${pick([name.toUpperCase(), `${name} `, `${name}\u200b`, `_${name}`])}":${text}`]
  }

  function change(text: string, node: unknown): string {
    const how = random(5)
    if (how < 2) return pick(values)
    if (how === 2) return pick([`[${text}]`, `{"0":${text}}`, JSON.stringify(text)])
    if (typeof node === 'number')
      return String(pick([node + 1, node - 1, -node, node * 1_000, node / 1_000, node + 0.5]))
    if (typeof node !== 'string') return pick(values)
    const position = 1 + random(text.length - 1)
    const char = pick([...fragments, String.fromCharCode(33 + random(90)).replace(/["\\]/, 'x')])
    return (
      text.slice(0, position) + char + text.slice(position + random(2) * (position < text.length - 1 ? 1 : 0))
    )
  }
}

function count(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 1
  return Object.values(node).reduce((sum: number, member) => sum + count(member), 1)
}
