import type { Language } from '@latchkit/secure-protocol/languages'
import type { FinishedLogin, NumberDecision } from '../social/finishLogin.js'
import { escapeHtml, renderPage } from './html.js'
import { pageTexts } from './texts.js'

/**
 * The last page of a sign-in in a window. Its script passes the result to the app that opened the window. Where the
 * provider has cut off the window from the app, the user types the number that the app shows.
 */
export function socialDonePage({ handle, login }: FinishedLogin, isWrong = false): string {
  const { parentOrigin, provider, language } = login
  const text = pageTexts(language)
  return renderPage(
    text('back.title'),
    `${renderResult(handle, parentOrigin)}
<p class="done" hidden>${text('back.text')}</p>
<form method="post" action="/v1/oauth/confirm">
<dl>
<dt>${text('request.app')}</dt><dd dir="ltr">${escapeHtml(parentOrigin)}</dd>
<dt>${text('request.provider')}</dt><dd dir="ltr">${escapeHtml(provider)}</dd>
</dl>
${isWrong ? `<p role="alert">${text('request.wrong')}</p>\n` : ''}<input type="hidden" name="handle" value="${escapeHtml(handle)}">
<label for="number">${text('request.number')}</label>
<input id="number" name="number" inputmode="numeric" pattern="\\p{Nd}{2}" maxlength="2" autocomplete="off" required autofocus>
<p>${escapeHtml(text('request.warning'))}</p>
<button name="decision" value="approve">${text('request.signIn')}</button>
<button name="decision" value="refuse" formnovalidate>${text('request.refuse')}</button>
</form>`,
    language,
  )
}

/** The last page of a sign-in that failed or was cancelled. */
export function socialFailedPage(finished: FinishedLogin | undefined, language: Language): string {
  const { handle = '', login } = finished ?? {}
  return noticePage('cancelled', language, renderResult(handle, login?.parentOrigin ?? ''))
}

/** The page after a typed number, or of a sign-in that cannot continue. */
export function noticePage(
  key: Exclude<NumberDecision, 'wrong-number'> | 'cancelled' | 'tooMany' | 'beginAgain' | 'returnRefused',
  language: Language,
  before = '',
): string {
  const text = pageTexts(language)
  return renderPage(text(`${key}.title`), `${before}<p>${text(`${key}.text`)}</p>`, language)
}

/** Data that the script of the last page reads. */
function renderResult(handle: string, origin: string): string {
  return `<div id="result" data-handle="${escapeHtml(handle)}" data-origin="${escapeHtml(origin)}"></div>
<script src="/oauth/callback.js"></script>`
}

/**
 * The page for an unreachable provider. The sign-in was not started: the same address works when the provider is back.
 *
 * @param url - the address of this page
 */
export function providerAwayPage(url: string, language: Language): string {
  const { pathname, search } = new URL(url)
  const text = pageTexts(language)
  return renderPage(
    text('away.title'),
    `<p>${text('away.text')}</p>
<p><a href="${escapeHtml(pathname + search)}">${text('away.again')}</a></p>`,
    language,
  )
}

/** Script of the last page of a sign-in. The target is exact: a window opened by another site gets no result. */
export const callbackScript = `const result = document.getElementById('result')
const { handle, origin } = result.dataset
if (window.opener && handle && origin) {
  window.opener.postMessage({ type: 'latchkit-social', uri: handle }, origin)
  document.documentElement.dataset.delivered = ''
  window.close()
}
`
