import { frameErrorCodes } from '@latchkit/secure-frame-client/protocol'
import { type ApiErrorCode, errorStatus } from '@latchkit/secure-protocol/api/errors'
import { languages } from '@latchkit/secure-protocol/languages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import { ServerError } from '../session/createServer.js'
import { FormError, toText } from './openDialog.js'
import { loadPageTexts } from './texts.js'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('navigator', { languages: [] })
})
afterEach(() => void vi.unstubAllGlobals())

const time = new Date(Date.UTC(2026, 2, 4, 12))

it.each(languages)('C15 %s writes a time alone, and in a text', async language => {
  const { text, formatTime } = await loadPageTexts(language)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  expect(formatTime(time)).toBe(format.format(time))
  expect(text('factors.added', { date: time })).toContain(formatTime(time))
})

it('C15 an error without an answer of the server is in the language of the page', async () => {
  const { text } = await loadPageTexts('de')
  const unreachable =
    'Die sichere Wallet ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.'
  const error = new FrameError('SERVER_UNREACHABLE', 'The wallet server does not answer')
  expect(toText(error, text)).toBe(unreachable)
  expect(toText(new ServerError('OTP_INVALID', 'no', { left: 2 }), text)).toBe(
    text('error.code', { left: 2 }),
  )
})

const refusals = (Object.keys(errorStatus) as ApiErrorCode[]).map(code => new ServerError(code, 'why'))
const failures = [...frameErrorCodes, 4001, -32603].map(code => new FrameError(code, 'why'))

it.each(languages)('C15 %s has a text for each error, without the words for developers', async language => {
  const { text } = await loadPageTexts(language)
  const english = (await loadPageTexts('en')).text
  for (const error of [...refusals, ...failures, new Error('why')]) {
    const shown = toText(error, text)
    expect(shown).not.toMatch(/why|\{|\bundefined\b/)
    if (language !== 'en') expect(shown).not.toBe(toText(error, english))
  }
})

it('C15 names an error without a text by its code, which is isolated', async () => {
  const { text } = await loadPageTexts('en')
  const named = [...refusals, ...failures].filter(error => toText(error, text).includes(String(error.code)))
  expect(named.map(({ code }) => code)).toMatchInlineSnapshot(`
    [
      "PROOF_INVALID",
      "PROOF_EXPIRED",
      "PROOF_REPLAYED",
      "TOKEN_EXPIRED",
      "PROJECT_UNKNOWN",
      "ORIGIN_NOT_ALLOWED",
      "PROVIDER_UNKNOWN",
      "SOCIAL_ENDED",
      "EMAIL_TAKEN",
      "EMAIL_CHANGED",
      "NOT_FOUND",
      "WALLET_EXISTS",
      "WALLET_NOT_READ_BACK",
      "SHARE_ENDED",
      "GENERATION_TAKEN",
      "REAUTH_REQUIRED",
      "OWNER_PROOF_REQUIRED",
      "PASSKEY_REQUIRED",
      "APPROVAL_REQUIRED",
      "SPEND_LIMITED",
      "INTERNAL",
      "FARCASTER_UNAVAILABLE",
      "BUNDLER_UNAVAILABLE",
      "ORIGIN_NOT_ALLOWED",
      "POPUP_BLOCKED",
      "POPUP_CUT_OFF",
      "PROVIDER_UNKNOWN",
      "SOCIAL_ENDED",
      "REAUTH_REQUIRED",
      "EMAIL_TAKEN",
      "EMAIL_CHANGED",
      "RECOVERY_REQUIRED",
      -32603,
    ]
  `)
  expect(toText(new RangeError('of a developer'), text)).toBe('Request failed. Error: -32603')
  const persian = await loadPageTexts('fa')
  expect(toText(new ServerError('INTERNAL', 'why'), persian.text)).toBe(
    'درخواست ناموفق بود. خطا: \u2068INTERNAL\u2069',
  )
})

it('C15 shows what is wrong with a field as it is', async () => {
  const { text } = await loadPageTexts('de')
  const short = text('password.short')
  expect(toText(new FormError(short), text)).toBe(short)
})
