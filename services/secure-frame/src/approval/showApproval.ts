import type { WindowApp } from '../window/windowMessages.js'
import type { TranslateApproval } from './approvalTexts.js'
import { armButton } from './armButton.js'
import type { ApprovalRow, Description } from './describeRequest.js'
import { element } from './element.js'
import { toVisibleLine } from './visibleText.js'
import { type WrittenText, writeText } from './writeText.js'

export type ApprovalParameters = {
  readonly root: HTMLElement
  readonly translate: TranslateApproval
  /** The origin that the frame is bound to. */
  readonly origin: string
  readonly account: string
  readonly isSmartAccount: boolean
  readonly network: string
  readonly description: Description
  /** Name and icon of the app, in a window. */
  readonly app?: WindowApp | undefined
  /** Whether it is shown in a separate window. Default: false. */
  readonly isTopLevel?: boolean | undefined
  readonly signal: AbortSignal
}

/**
 * Shows the request and resolves with the user's answer: `true` only after a trusted click on a button that could
 * be seen. The view stays until the next one, its buttons disabled. Rejects with the signal's reason.
 */
export function showApproval(parameters: ApprovalParameters): Promise<boolean> {
  const { root, translate, origin, app, account, isSmartAccount, network, description, signal } = parameters
  const { isTopLevel = false } = parameters
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
    const [amount] = rows.flatMap(({ label, value, part }) =>
      part === undefined && amounts.includes(label) && 'text' in value ? write(value.text) : [],
    )
    const heading = element('h1', { id: 'title', tabIndex: -1 }, translate(title))
    // It scrolls as a whole: however many warnings there are, the buttons stay in view.
    const details = element(
      'div',
      { className: 'details', tabIndex: 0, role: 'group', testId: 'approval-details' },
      ...warnings.map(warning => element('p', { className: 'warning' }, translate(warning))),
      ...showParts(translate, rows, [
        {
          label: isSmartAccount ? 'approval.smartAccount' : 'approval.account',
          value: { text: account },
        },
        { label: 'approval.network', value: { text: network } },
      ]),
    )
    details.setAttribute('aria-labelledby', 'title')
    const view = element(
      'section',
      { className: 'approval' },
      isTopLevel ? showApp(origin, app) : undefined,
      element(
        'header',
        {},
        heading,
        isTopLevel
          ? undefined
          : element(
              'p',
              { className: 'origin', testId: 'approval-origin' },
              translate('approval.origin', { origin }),
            ),
        isTopLevel && amount ? element('p', { className: 'amount', dir: 'auto' }, amount) : undefined,
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
        // Keeps its space: after a change of height, the frame would have to be seen again.
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

/** The language of the page has the digits and the decimal sign of the amounts. */
const write = (text: WrittenText) => writeText(text, document.documentElement.lang)

/** Sent, paid or received amounts: the first is shown large. */
const amounts: readonly ApprovalRow['label'][] = [
  'approval.amount',
  'approval.sold',
  'approval.soldAtMost',
  'approval.supplied',
  'approval.withdrawn',
  'approval.borrowed',
  'approval.repaid',
  'approval.wrapped',
  'approval.unwrapped',
  'approval.staked',
]

/** The app at the top of a window: its icon and name, which are its own words, and its origin, which is checked. */
function showApp(origin: string, app: WindowApp | undefined): HTMLElement {
  const { host } = new URL(origin)
  const name = toVisibleLine(app?.name ?? host)
  return element(
    'div',
    { className: 'app' },
    app?.icon === undefined
      ? element('span', { className: 'tile', ariaHidden: 'true' }, Array.from(name)[0] ?? '')
      : element('img', { className: 'tile', src: app.icon, alt: '' }),
    element(
      'p',
      {},
      app ? element('strong', { dir: 'auto' }, name) : undefined,
      element('span', { className: 'origin', dir: 'ltr', testId: 'approval-origin' }, origin),
    ),
  )
}

/** A list for each part: the call itself, the calls in it, the fields that are signed, the estimate. */
function showParts(
  translate: TranslateApproval,
  rows: readonly ApprovalRow[],
  common: readonly ApprovalRow[],
): readonly HTMLElement[] {
  const toText = (text: ApprovalRow['value']) =>
    'text' in text ? write(text.text) : translate(text.key, text.values)
  // An image cannot run code, whatever its content.
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
        element('dt', { className: one.isForeign ? 'foreign' : '' }, toLabel(one)),
        element(
          'dd',
          // Words of this wallet, in the letters of its language.
          { dir: 'auto', className: toClassName(toText(one.value), one) },
          toIcon(one.value),
          toText(one.value),
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

/** A long value gets a separate line in a window. The part of an amount that is on one line would look like another amount. */
function toClassName(text: string, { value, isForeign }: ApprovalRow): string {
  const isLong = text.length > 30 || /\n|\S{19}/.test(text)
  return `${isForeign ? 'foreign' : 'key' in value ? 'words' : ''}${isLong ? ' long' : ''}`.trim()
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
