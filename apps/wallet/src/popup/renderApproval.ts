import type { Hex } from 'viem'
import { act } from './act.js'
import { approvalTitle } from './approvalTitle.js'
import { element } from './element.js'
import { pageHeader } from './pageHeader.js'
import type { PopupState } from './readPopupState.js'
import { requestDetails } from './requestDetails.js'

/** One request: who asks, for what, and the two buttons that answer it. */
export function renderApproval({ state, pending }: PopupState, id: string): HTMLElement[] {
  const entry = pending[id]
  if (!entry)
    return [
      pageHeader('first', 'This request is over', 'approval-gone'),
      element('p', {}, 'The page that asked has been closed or has moved on. You can close this window.'),
    ]
  const wallet = state.wallets[entry.wallet]
  const decide = (approved: boolean) => {
    const accounts = [
      ...document.querySelectorAll<HTMLInputElement>('[data-testid=approval-account]:checked'),
    ]
    const chosen = accounts.flatMap(input =>
      wallet.accounts.filter(account => account.address === input.value),
    )
    const addresses: Hex[] = chosen.map(account => account.address)
    for (const button of document.querySelectorAll('button')) button.disabled = true
    void act({ type: 'decide', id, approved, accounts: addresses }).then(done => done && window.close())
  }
  return [
    pageHeader(entry.wallet, approvalTitle(entry.request), 'approval-title'),
    element(
      'section',
      { 'data-testid': 'approval', 'data-kind': entry.request.kind },
      element('h2', {}, 'Site'),
      element('p', { class: 'origin', 'data-testid': 'approval-origin' }, entry.origin),
      element('p', { class: 'soft', 'data-testid': 'approval-wallet' }, `asks ${wallet.name}`),
    ),
    ...requestDetails(state, entry),
    element(
      'div',
      { class: 'actions' },
      element('button', { id: 'reject', 'data-testid': 'reject', onclick: () => decide(false) }, 'Reject'),
      element(
        'button',
        { id: 'approve', 'data-testid': 'approve', class: 'primary', onclick: () => decide(true) },
        'Approve',
      ),
    ),
  ]
}
