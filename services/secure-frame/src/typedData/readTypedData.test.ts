import { expect, it } from 'vitest'
import { readTypedData } from './readTypedData.js'

const types = { Note: [{ name: 'text', type: 'string' }], Box: [{ name: 'notes', type: 'Note[2]' }] }
const data = (changes: object) =>
  JSON.stringify({ domain: {}, types, primaryType: 'Note', message: { text: 'x' }, ...changes })
const read = (changes: object) => readTypedData(data(changes), 31337)

it('has every field that is signed, and nothing else', () => {
  const message = { notes: [{ text: 'a', hidden: 'b' }, { text: 'c' }] }
  const { fields, json } = read({ domain: { name: 'App', chainId: '0x7a69' }, primaryType: 'Box', message })
  expect(fields.map(({ path, value }) => [path, value])).toEqual([
    ['domain.name', 'App'],
    ['domain.chainId', '31337'],
    ['notes[0].text', 'a'],
    ['notes[1].text', 'c'],
  ])
  expect(json).not.toContain('hidden')
})

it.each([
  ['another network', { domain: { chainId: 1 } }, 'for network 1'],
  ['an unknown field of the domain', { domain: { extra: 1 } }, 'Unknown field'],
  [
    'a domain that its type leaves out',
    { domain: { name: 'A' }, types: { ...types, EIP712Domain: [] } },
    'type of the domain',
  ],
  ['a list of another length', { primaryType: 'Box', message: { notes: [{ text: 'a' }] } }, 'is not what'],
  ['a missing field', { message: {} }, 'is not what'],
  ['a type that is not there', { primaryType: 'Toy' }, 'Invalid input'],
  ['a type with the name of an atom', { types: { ...types, uint8: [] } }, 'no usable name'],
  [
    'a field whose name has the end of its type and another type in it',
    {
      types: { Note: [{ name: 'text,Box b)Box(uint8 a', type: 'string' }] },
      message: { 'text,Box b)Box(uint8 a': 'x' },
    },
    'without a usable name',
  ],
  ['a field twice', { types: { Note: [...types.Note, ...types.Note] } }, 'a field twice'],
  ['a type from the prototype', { types: { Note: [{ name: 'text', type: 'constructor' }] } }, 'is not what'],
  [
    'a number that does not fit',
    { types: { Note: [{ name: 'text', type: 'uint8' }] }, message: { text: 256 } },
    'is not what',
  ],
] as const)('refuses %s', (_what, changes, reason) => {
  expect(() => read(changes)).toThrow(reason)
})

it('refuses what is no typed data', () => {
  for (const text of ['', 'null', '[]', '{}', '{"types":1}'])
    expect(() => readTypedData(text, 1)).toThrow('Invalid input')
})
