import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Message } from '../page/i18n/message.js'
import { english as catalogue } from './english.js'

type Slice = { readonly [key: string]: Message }

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file =>
  /^(page|modal|shared|connected|areas)\/.*Messages\.ts$/.test(file),
)
const slices = await Promise.all(
  files.map(
    async (file): Promise<readonly Slice[]> =>
      Object.values(await import(/* @vite-ignore */ `${source}${file}`)),
  ),
)
const english: Slice = Object.assign({}, ...slices.flat())

describe('C15 the catalogue of translators', () => {
  it('has the text of every view', () => {
    expect(catalogue).toEqual(english)
  })
})
