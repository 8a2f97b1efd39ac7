import type { FinishedLogin, NumberDecision } from '../social/finishLogin.js'
import { escapeHtml, renderPage } from './html.js'

/**
 * The last page of a sign-in in a window. Its script hands the result to the app that opened the window. Where the
 * provider has cut the window off from the app, the person types the number that the app shows.
 */
export function socialDonePage({ handle, login }: FinishedLogin, isWrong = false): string {
  const { parentOrigin, provider } = login
  return renderPage(
    'Back to the app',
    `<div id="result" data-handle="${escapeHtml(handle)}" data-origin="${escapeHtml(parentOrigin)}"></div>
<script src="/oauth/callback.js"></script>
<p class="done" hidden>You can close this window.</p>
<form method="post" action="/v1/oauth/confirm">
<dl>
<dt>App</dt><dd>${escapeHtml(parentOrigin)}</dd>
<dt>Signed in with</dt><dd>${escapeHtml(provider)}</dd>
</dl>
${isWrong ? '<p role="alert">This is not the number. Look at the app again.</p>\n' : ''}<input type="hidden" name="handle" value="${escapeHtml(handle)}">
<label for="number">Number that the app shows you</label>
<input id="number" name="number" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" autocomplete="off" required autofocus>
<p>If you did not open this app yourself just now, or somebody told you the number, choose "It is not me".</p>
<button name="decision" value="approve">Sign in</button>
<button name="decision" value="refuse" formnovalidate>It is not me</button>
</form>`,
  )
}

/** The last page of a sign-in that failed or was cancelled. */
export function socialFailedPage(finished: FinishedLogin | undefined): string {
  const { handle = '', login } = finished ?? {}
  return renderPage(
    'You are not signed in',
    `<div id="result" data-handle="${escapeHtml(handle)}" data-origin="${escapeHtml(login?.parentOrigin ?? '')}"></div>
<script src="/oauth/callback.js"></script>
<p>The sign-in was cancelled, or it is over. Close this window and begin again in the app.</p>`,
  )
}

/** The page after a number was typed, or refused. */
export function socialDecisionPage(decision: Exclude<NumberDecision, 'wrong-number'>): string {
  switch (decision) {
    case 'matched':
      return renderPage('Signed in', '<p>Go back to the app and close this window.</p>')
    case 'refused':
      return renderPage('Refused', '<p>Nobody was signed in. You can close this window.</p>')
    case 'ended':
      return renderPage('This sign-in is over', '<p>Close this window and begin again in the app.</p>')
  }
}

/** The page of an app whose address the project does not list. */
export const returnRefusedPage = renderPage(
  'Invalid App Configuration',
  '<p>This address of the app is not one of the redirect URIs of its project at this site.</p>',
)

/** Script of the last page of a sign-in. The target is exact: a window that another site opened hands over nothing. */
export const callbackScript = `const result = document.getElementById('result')
const { handle, origin } = result.dataset
if (window.opener && handle && origin) {
  window.opener.postMessage({ type: 'latchkit-social', uri: handle }, origin)
  document.documentElement.dataset.delivered = ''
  window.close()
}
`
