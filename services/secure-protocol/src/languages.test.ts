import { expect, it } from 'vitest'
import { getDirection, languages, selectLanguage } from './languages.js'

it('C15 each language has itself', () => {
  expect(languages.map(language => selectLanguage([language]))).toEqual([...languages])
})

it.each([
  ['en-GB', 'en'],
  ['AR-eg', 'ar'],
  ['de-AT', 'de'],
  ['es-419', 'es'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
])('C15 %s has the texts of %s', (tag, expected) => {
  expect(selectLanguage([tag, 'ko'])).toBe(expected)
})

it.each(['x-klingon', 'tlh', 'arn', 'ms-Arab', 'C', 'en_US.UTF-8', 'de_DE', '', '*', null, undefined])(
  'C15 %j has no texts: the next one counts, then English',
  tag => {
    expect(selectLanguage([tag, 'ko'])).toBe('ko')
    expect(selectLanguage([tag])).toBe('en')
  },
)

it('C15 three languages are written from right to left', () => {
  expect(languages.filter(language => getDirection(language) === 'rtl')).toEqual(['ar', 'fa', 'he'])
})
