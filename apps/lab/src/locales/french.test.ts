import { checkMessages } from '@latchkit/react/locales'
import { expect, it } from 'vitest'
import { french } from './french'

it('C15 the French texts of the lab have the keys, parameters and plural forms of the kit', () => {
  expect(checkMessages(french, { locale: 'fr', isPartial: true })).toEqual([])
})
