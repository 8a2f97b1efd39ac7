import { languages } from '@latchkit/secure-protocol/languages'
import { checkTexts } from '@latchkit/secure-protocol/testing/checkTexts'
import { describe, expect, it } from 'vitest'
import { texts } from './texts.js'

/** Languages that have the word as English has it. */
const withBrowser: readonly string[] = ['de', 'id', 'it', 'nl']

describe.each(languages.filter(language => language !== 'en'))('C15 %s', language => {
  it.each(['mails', 'accountMails', 'pages'] as const)('%s are translated', part => {
    const words = withBrowser.includes(language) ? 'Browser' : ''
    expect(checkTexts(texts[language][part], texts.en[part], words)).toEqual([])
  })

  it.each(['mails', 'accountMails'] as const)('%s have the lines of the English ones', part => {
    const count = (all: { readonly [key: string]: string }) =>
      Object.entries(all).map(([key, text]) => `${key} ${text.split('\n').length}`)
    expect(count(texts[language][part])).toEqual(count(texts.en[part]))
  })

  it('has the code at the start of a mail, and each link on a separate line', () => {
    for (const [key, text] of Object.entries({ ...texts[language].mails, ...texts[language].accountMails })) {
      if (text.includes('{code}')) expect(text, key).toMatch(/^\{code\}/)
      for (const line of text.split('\n')) if (line.includes('{url}')) expect(line, key).toBe('{url}')
    }
  })

  it('names a button as its page does, and has no markup', () => {
    const { pages } = texts[language]
    expect(pages['request.warning']).toContain(pages['request.refuse'])
    expect(Object.values(pages).filter(text => /[<>&]/.test(text))).toEqual([])
  })
})
