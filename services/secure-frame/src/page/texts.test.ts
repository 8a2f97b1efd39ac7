import { languages } from '@latchkit/secure-protocol/languages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import { ServerError } from '../session/createServer.js'
import { toText } from './openDialog.js'
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
