import type { Language } from '@latchkit/secure-protocol/languages'
import type { DeviceDecision, DeviceRequest } from '../auth/confirmDevice.js'
import { escapeHtml, renderPage } from './html.js'
import { pageTexts } from './texts.js'

/** The page of a link: who asks, and the number to be typed. Opening it decides nothing. */
export function deviceRequestPage(
  token: string,
  request: DeviceRequest,
  { isWrong, language }: { readonly isWrong: boolean; readonly language: Language },
): string {
  const text = pageTexts(language)
  const time = new Date(request.createdAt).toISOString().replace('T', ' ').slice(0, 16)
  return renderPage(
    text('request.title'),
    `<p>${text('request.text')}</p>
<dl>
<dt>${text('request.app')}</dt><dd dir="ltr">${escapeHtml(request.parentOrigin)}</dd>
<dt>${text('request.browser')}</dt><dd dir="ltr">${escapeHtml(request.agent)}</dd>
<dt>${text('request.time')}</dt><dd dir="ltr">${time} UTC</dd>
</dl>
${isWrong ? `<p role="alert">${text('request.wrong')}</p>\n` : ''}<form method="post" action="/v1/device/confirm?language=${language}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="number">${text('request.number')}</label>
<input id="number" name="number" inputmode="numeric" pattern="\\p{Nd}{2}" maxlength="2" autocomplete="off" required autofocus>
<p>${escapeHtml(text('request.warning'))}</p>
<button name="decision" value="approve">${text('request.approve')}</button>
<button name="decision" value="refuse" formnovalidate>${text('request.refuse')}</button>
</form>`,
    language,
  )
}

/** The page after a decision, or of a link that is over. */
export function deviceDecisionPage(
  decision: Exclude<DeviceDecision, 'wrong-number'>,
  language: Language,
): string {
  const text = pageTexts(language)
  return renderPage(text(`${decision}.title`), `<p>${text(`${decision}.text`)}</p>`, language)
}
