import type { DeviceDecision, DeviceRequest } from '../auth/confirmDevice.js'
import { escapeHtml, renderPage } from './html.js'

/** The page of a link: who asks, and the number to be typed. Opening it decides nothing. */
export function deviceRequestPage(token: string, request: DeviceRequest, isWrong: boolean): string {
  const time = new Date(request.createdAt).toISOString().replace('T', ' ').slice(0, 16)
  return renderPage(
    'Is this you?',
    `<p>Somebody wants to sign in with your e-mail address.</p>
<dl>
<dt>App</dt><dd>${escapeHtml(request.parentOrigin)}</dd>
<dt>Browser</dt><dd>${escapeHtml(request.agent)}</dd>
<dt>Time</dt><dd>${time} UTC</dd>
</dl>
${isWrong ? '<p role="alert">This is not the number. Look at the app again.</p>\n' : ''}<form method="post" action="/v1/device/confirm">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="number">Number that the app shows you</label>
<input id="number" name="number" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" autocomplete="off" required autofocus>
<p>If you did not open this app yourself just now, or somebody told you the number, choose "It is not me".</p>
<button name="decision" value="approve">Approve</button>
<button name="decision" value="refuse" formnovalidate>It is not me</button>
</form>`,
  )
}

/** The page after a decision, or of a link that is over. */
export function deviceDecisionPage(decision: Exclude<DeviceDecision, 'wrong-number'>): string {
  switch (decision) {
    case 'approved':
      return renderPage('Approved', '<p>Go back to the app. It asks for the code that we mail you now.</p>')
    case 'refused':
      return renderPage('Refused', '<p>Nobody was signed in. You can close this page.</p>')
    case 'expired':
      return renderPage(
        'This link is over',
        '<p>It was used, or its 15 minutes have passed. Begin again in the app.</p>',
      )
  }
}
