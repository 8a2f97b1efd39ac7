import { describe, expect, it } from 'vitest'
import { arabic } from './ar.js'
import type { Message } from './types.js'

const files = import.meta.glob<Record<string, { readonly [key: string]: Message }>>('./en/*.ts', {
  eager: true,
})
const english = Object.assign({}, ...Object.values(files).flatMap(file => Object.values(file))) as {
  readonly [key: string]: Message
}
const parameters = (message: Message | undefined) => [
  ...new Set(JSON.stringify(message ?? '').match(/\{\w+\}/g)),
]

describe('C15 Arabic', () => {
  it('has every text of English and no other', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort())
  })
  it.each(Object.entries(arabic))('%s has the parameters of the English text', (key, message) => {
    expect(parameters(message).sort()).toEqual(parameters(english[key]).sort())
  })
})
