import { existsSync, readFileSync } from 'node:fs'
import type { ShikiTransformer } from '@shikijs/types'
import { folders } from './folders.js'

/** A name in a block of code, by its place in it, and what the compiler says of it. */
type Hover = { readonly start: number; readonly end: number; readonly text: string }

/** Puts the type of a name beside it, where the style sheet shows it under the pointer. It is no part of what is copied. */
export function typesOnHover(): ShikiTransformer {
  const hovers = new Map<string, readonly Hover[]>(
    existsSync(folders.hovers) ? Object.entries(JSON.parse(readFileSync(folders.hovers, 'utf8'))) : [],
  )
  return {
    name: 'latchkit:types',
    preprocess(code, options) {
      const found = hovers.get(code) ?? []
      options.decorations = [
        ...(options.decorations ?? []),
        ...found.map(({ start, end, text }) => ({
          start,
          end,
          properties: { class: 'typed' },
          transform(element: Parameters<NonNullable<ShikiTransformer['span']>>[0]) {
            element.children.push({
              type: 'element',
              tagName: 'span',
              properties: { class: 'type vp-copy-ignore' },
              children: [{ type: 'text', value: text }],
            })
            return element
          },
        })),
      ]
    },
  }
}
