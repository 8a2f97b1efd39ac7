import { readdirSync } from 'node:fs'
import { languages } from '@latchkit/secure-protocol/languages'
import { checkTexts } from '@latchkit/secure-protocol/testing/checkTexts'
import { describe, expect, it } from 'vitest'
import { approvalMessages } from '../approval/approvalTexts.js'
import { frameMessages } from '../messages.js'
import { offlineMessages } from '../page/offlineTexts.js'
import { pageMessages } from '../page/texts.js'
import { loadTexts } from './loadTexts.js'

/** Words that a language has as English has them. */
const words: { readonly [language: string]: string } = {
  de: 'Browser Contract Desktop Operator Passkey Status Token Wallet Wallets',
  es: 'Token Tokens Variable',
  fr: 'Actions Collection E-mail Instruction Message Mobile Sessions Stable Suggestions Transaction Transactions Variable',
  id: 'Browser Desktop Operator Program Stake Status Testnet Token Unwrap',
  it: 'Account Browser Desktop Passkey Password Smart Token Unwrap Wallet',
  ms: 'Desktop Program Stake Status Testnet Token Unwrap',
  nl: 'Account Browser Contract Desktop E-mail Max Operator Passkey Recent Smart slippage Status Token Tokens Wallet Wallets',
  pl: 'E-mail Operator Program Status Token',
  'pt-BR': 'Desktop E-mail Status Token Tokens',
  tr: 'Program Token',
  vi: 'Stake Token',
}

const translated = languages.filter(language => language !== 'en')

it('C15 has a file for each language but English', async () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter(file => file.endsWith('.json'))
  expect(files.sort()).toEqual(translated.map(language => `${language}.json`).sort())
  expect(await loadTexts('en')).toBeUndefined()
})

describe.each(translated)('C15 %s', language => {
  it.each([
    ['frame', frameMessages],
    ['approval', approvalMessages],
    ['walletPage', pageMessages],
    ['offline', offlineMessages],
  ] as const)('%s is translated', async (part, english) => {
    const texts = await loadTexts(language)
    expect(checkTexts(texts?.[part] ?? {}, english, words[language])).toEqual([])
  })
})
