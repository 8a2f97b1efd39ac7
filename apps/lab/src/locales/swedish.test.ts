import { checkMessages } from '@latchkit/react/locales'
import { expect, it } from 'vitest'
import { swedish } from './swedish'

it('C15 the Swedish texts of the lab have the keys, parameters and plural forms of the kit', () => {
  expect(checkMessages(swedish, { locale: 'sv', isPartial: true })).toEqual([])
})
