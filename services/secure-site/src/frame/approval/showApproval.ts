import type { Translate } from '../messages.js'
import { armButton } from './armButton.js'
import type { Description } from './describeRequest.js'
import { element } from './element.js'

export type ApprovalParameters = {
  readonly root: HTMLElement
  readonly translate: Translate
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
    const status = element('p', { className: 'status', role: 'status' }, translate('status.covered'))
    const confirmed = isUnreadable
      ? element('input', { type: 'checkbox', testId: 'confirm-unreadable' })
      : undefined
    const heading = element('h1', { id: 'title', tabIndex: -1 }, translate(title))
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
      element(
        'dl',
        { tabIndex: 0 },
        ...rows.flatMap(({ label, value }) => [
          element('dt', {}, translate(label)),
          element('dd', { dir: 'auto' }, 'text' in value ? value.text : translate(value.key)),
        ]),
        element('dt', {}, translate('approval.account')),
        element('dd', { dir: 'ltr' }, account),
        element('dt', {}, translate('approval.network')),
        element('dd', { dir: 'auto' }, network),
      ),
      ...warnings.map(warning => element('p', { className: 'warning' }, translate(warning))),
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
        if (!confirmed || confirmed.checked) finish(() => resolve(true))
        else confirmed.focus()
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
