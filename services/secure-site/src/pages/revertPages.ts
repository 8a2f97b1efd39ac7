import type { Language } from '@latchkit/secure-protocol/languages'
import type { RevertRequest } from '../emailChange/revertEmailChange.js'
import { escapeHtml, renderPage } from './html.js'
import { pageTexts } from './texts.js'

/** The page of the link that takes a change of the address back. Opening it decides nothing. */
export function revertRequestPage(token: string, request: RevertRequest, language: Language): string {
  const text = pageTexts(language)
  const time = new Date(request.changedAt).toISOString().replace('T', ' ').slice(0, 16)
  return renderPage(
    text('revert.title'),
    `<p>${text('revert.text')}</p>
<dl>
<dt>${text('request.app')}</dt><dd dir="ltr">${escapeHtml(request.parentOrigin)}</dd>
<dt>${text('request.browser')}</dt><dd dir="ltr">${escapeHtml(request.agent)}</dd>
<dt>${text('revert.time')}</dt><dd dir="ltr">${time} UTC</dd>
</dl>
<form method="post" action="/v1/email/change/revert?language=${language}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${text('revert.act')}</button>
</form>`,
    language,
  )
}

/** The page after a change was taken back, or of a link that is over. */
export function revertDecisionPage(decision: 'reverted' | 'revertOver', language: Language): string {
  const text = pageTexts(language)
  return renderPage(text(`${decision}.title`), `<p>${text(`${decision}.text`)}</p>`, language)
}
