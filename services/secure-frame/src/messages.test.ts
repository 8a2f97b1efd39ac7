import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addApprovalTexts } from './approval/approvalTexts.js'
import { createTexts } from './messages.js'
import { chooseLanguage } from './showLanguage.js'

let root: { lang?: string; dir?: string }

beforeEach(() => {
  root = {}
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('navigator', { languages: ['en-GB', 'ar'] })
})
afterEach(() => void vi.unstubAllGlobals())

it('C15 is English until the texts of a language are loaded', async () => {
  const { translate, setLanguage } = createTexts()
  const approval = addApprovalTexts(translate)
  expect([translate('action.approve'), approval('title.swap')]).toEqual(['Approve', 'Swap'])
  await setLanguage('ar-EG')
  expect(root).toEqual({ lang: 'ar-EG', dir: 'rtl' })
  expect([translate('action.approve'), approval('title.swap')]).toEqual(['موافقة', 'مبادلة'])
  await setLanguage('en')
  expect(root).toEqual({ lang: 'en', dir: 'ltr' })
  expect([translate('action.approve'), approval('title.swap')]).toEqual(['Approve', 'Swap'])
})

it.each(['x-klingon', 'C', 'en_US.UTF-8', '', 'eo', null, undefined])(
  'C15 the app wants %j: the language of the browser',
  async wanted => {
    expect(chooseLanguage(wanted)).toBe('en')
    vi.stubGlobal('navigator', { languages: ['ar-EG', 'en'] })
    await createTexts().setLanguage(wanted)
    expect(root.lang).toBe('ar-EG')
    vi.stubGlobal('navigator', { languages: [] })
    expect(chooseLanguage(wanted)).toBe('en')
  },
)

it.each([
  ['es-MX', 'es-MX'],
  ['pt-PT', 'pt-PT'],
  ['iw', 'iw'],
  ['en_US.UTF-8', 'en-GB'],
  ['C', 'en-GB'],
  ['eo', 'en-GB'],
  ['de', 'de'],
])('C15 the app wants %s: numbers are those of %s', async (wanted, lang) => {
  await createTexts().setLanguage(wanted)
  expect(root.lang).toBe(lang)
  expect(() => new Intl.NumberFormat(root.lang)).not.toThrow()
})

it('C15 writes a number in a text as the language does', async () => {
  const { translate, setLanguage } = createTexts()
  expect(translate('recovery.wait', { seconds: 60 })).toBe('Retry after 60 seconds')
  await setLanguage('fa')
  expect(translate('recovery.wait', { seconds: 60 })).toContain('۶۰')
})

it('C15 leaves a page as it is that shows something, and takes the last language', async () => {
  const { translate, setLanguage } = createTexts()
  await setLanguage('ar', () => false)
  expect([root, translate('action.approve')]).toEqual([{}, 'Approve'])
  await Promise.all([setLanguage('ar'), setLanguage('en')])
  expect([root.lang, translate('action.approve')]).toEqual(['en', 'Approve'])
})

it('C15 isolates a value in a text that is written from right to left', async () => {
  const { translate, setLanguage } = createTexts()
  const origin = 'https://app.example'
  expect(translate('approval.origin', { origin })).toBe(`Request from ${origin}`)
  await setLanguage('ar')
  expect(translate('approval.origin', { origin })).toBe(`طلب من \u2068${origin}\u2069`)
})
