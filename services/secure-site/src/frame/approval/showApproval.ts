import type { TranslateApproval } from './approvalTexts.js'
import { armButton } from './armButton.js'
import type { ApprovalRow, Description } from './describeRequest.js'
import { element } from './element.js'

export type ApprovalParameters = {
  readonly root: HTMLElement
  readonly translate: TranslateApproval
  /** The origin that the frame is bound to. */
  readonly origin: string
  readonly account: string
  readonly network: string
  readonly description: Description
  /** Whether it is shown in a window of its own. Default: false. */
  readonly isTopLevel?: boolean | undefined
  readonly signal: AbortSignal
}

/**
 * Shows what is to be signed and resolves with the user's answer: `true` only by a click of his own on a button that could
 * be seen. The view stays until the next one, its buttons disabled. Rejects with the signal's reason.
 */
export function showApproval(parameters: ApprovalParameters): Promise<boolean> {
  const { root, translate, origin, account, network, description, signal, isTopLevel = false } = parameters
  const { title, rows, warnings, isUnreadable } = description
  return new Promise((resolve, reject) => {
    const approve = element(
      'button',
      { type: 'button', className: 'primary', testId: 'approve' },
      translate('action.approve'),
    )
    const decline = element('button', { type: 'button', testId: 'reject' }, translate('action.reject'))
    const status = element(
      'p',
      { className: 'status', role: 'status' },
      translate(isTopLevel ? 'status.covered' : 'status.absent'),
    )
    const confirmed = isUnreadable
      ? element('input', { type: 'checkbox', testId: 'confirm-unreadable' })
      : undefined
    const heading = element('h1', { id: 'title', tabIndex: -1 }, translate(title))
    // It scrolls as a whole: however many warnings there are, the buttons stay in view.
    const details = element(
      'div',
      { className: 'details', tabIndex: 0, role: 'group', testId: 'approval-details' },
      ...warnings.map(warning => element('p', { className: 'warning' }, translate(warning))),
      ...showParts(translate, rows, [
        { label: 'approval.account', value: { text: account } },
        { label: 'approval.network', value: { text: network } },
      ]),
    )
    details.setAttribute('aria-labelledby', 'title')
    const view = element(
      'section',
      { className: 'approval' },
      element(
        'header',
        {},
        heading,
        element(
          'p',
          { className: 'origin', testId: 'approval-origin' },
          translate('approval.origin', { origin }),
        ),
      ),
      details,
      confirmed && element('label', {}, confirmed, translate('confirm.unreadable')),
      status,
      element('footer', {}, decline, approve),
    )
    view.setAttribute('aria-labelledby', 'title')
    root.replaceChildren(view)

    const disarm = armButton({
      button: approve,
      content: view,
      isTopLevel,
      seen: () => {
        if (!view.contains(document.activeElement)) heading.focus()
      },
      armed: isArmed => {
        // It keeps its room: a frame that changes its height is to be seen anew.
        status.classList.toggle('invisible', isArmed)
      },
      pressed: () => {
        if (!confirmed || confirmed.checked) return finish(() => resolve(true))
        // The focus alone is not seen after a click.
        confirmed.ariaInvalid = 'true'
        confirmed.focus()
      },
    })
    const finish = (settle: () => void) => {
      disarm()
      decline.disabled = true
      signal.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => finish(() => reject(signal.reason))
    decline.addEventListener('click', event => {
      if (event.isTrusted) finish(() => resolve(false))
    })
    view.addEventListener('keydown', event => {
      if (event.isTrusted && event.key === 'Escape') finish(() => resolve(false))
    })
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}

/** A list for each part: the call itself, the calls in it, the fields that are signed, the estimate. */
function showParts(
  translate: TranslateApproval,
  rows: readonly ApprovalRow[],
  common: readonly ApprovalRow[],
): readonly HTMLElement[] {
  const toText = (text: ApprovalRow['value']) => ('text' in text ? text.text : translate(text.key))
  // As an image it runs nothing, whatever it is.
  const toIcon = (text: ApprovalRow['value']) =>
    'icon' in text && text.icon !== undefined
      ? element('img', { src: text.icon, alt: '', className: 'icon' })
      : undefined
  const toLabel = ({ label, part = '' }: ApprovalRow) =>
    typeof label === 'string' ? translate(label, { part }) : label.text
  const first = rows.findIndex(({ part }) => part !== undefined)
  const start = first < 0 ? rows.length : first
  let list = element('dl')
  const shown: HTMLElement[] = [list]
  for (const one of [...rows.slice(0, start), ...common, ...rows.slice(start)]) {
    if (one.part === undefined)
      list.append(
        element('dt', {}, toLabel(one)),
        element(
          'dd',
          // Words of this wallet, in the letters of its language.
          { dir: 'auto', className: 'key' in one.value ? 'words' : '' },
          ...[toIcon(one.value), toText(one.value)],
        ),
      )
    else {
      const text = [toLabel(one), toText(one.value)].filter(part => part !== '').join(': ')
      list = element('dl')
      shown.push(element('h2', {}, text), list)
    }
  }
  return shown.filter(one => one.tagName !== 'DL' || one.childElementCount > 0)
}

/**
 * Shows a text while a request is prepared or signed; `close` is a way out. It does not get the focus: the key that made
 * the page ask may still be held down.
 */
export function showStatus(
  root: HTMLElement,
  text: string,
  close?: { readonly label: string; press(): void },
) {
  const button = close && element('button', { type: 'button', testId: 'reject' }, close.label)
  button?.addEventListener('click', () => close?.press())
  root.replaceChildren(
    element(
      'section',
      { className: 'approval' },
      element('p', { className: 'status', role: 'status' }, text),
      button && element('footer', {}, button),
    ),
  )
}
