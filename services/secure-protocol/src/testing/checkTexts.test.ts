import { expect, it } from 'vitest'
import { checkTexts } from './checkTexts.js'

const english = { open: 'Open {name}', close: 'Close', code: 'Token', wait: 'Wait {seconds} seconds' }

it('C15 finds nothing in a translation, nor in a word that both languages have', () => {
  const german = {
    open: '{name} öffnen',
    close: 'Schließen',
    code: 'Token',
    wait: '{seconds} Sekunden warten',
  }
  expect(checkTexts(german, english, 'Token')).toEqual([])
})

it('C15 names each mistake', () => {
  const wrong = { open: '{nom} öffnen', close: ' ', code: 'Token', shut: 'x' }
  expect(checkTexts({ ...wrong, close: 'Das Fenster schließen' }, english)).toEqual([
    'wait: is missing',
    'open: has no {name}',
    'open: {nom} is unknown',
    'close: is long: Das Fenster schließen',
    'code: is in English: Token',
    'shut: is no key',
  ])
  expect(checkTexts({ ...english, close: ' ', open: '{name}', wait: '{seconds}' }, english, 'Token')).toEqual(
    ['close: is empty'],
  )
  const french = {
    open: 'Ouvrir\u00a0: {name}',
    close: 'Fermer :',
    code: 'Jeton',
    wait: '{seconds} secondes',
  }
  expect(checkTexts(french, english)).toEqual(['close: breaks before a mark: Fermer :'])
})
