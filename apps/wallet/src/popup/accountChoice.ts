import type { Hex } from 'viem'
import type { Wallet } from '../common/types.js'
import { element } from './element.js'
import { shortAddress } from './shortAddress.js'

export function accountChoice(wallet: Wallet, selected: Hex[]): HTMLElement {
  const rows = wallet.accounts.map(({ address }, index) =>
    element(
      'label',
      { class: 'row choice', title: address },
      element('input', {
        id: `approval-account-${index}`,
        type: 'checkbox',
        'data-testid': 'approval-account',
        value: address,
        checked: selected.includes(address),
        onchange: () => {
          const none = !document.querySelector('[data-testid=approval-account]:checked')
          const approve = document.querySelector<HTMLButtonElement>('#approve')
          if (approve) approve.disabled = none
        },
      }),
      element(
        'span',
        { class: 'grow' },
        `Account ${index + 1} `,
        element('span', { class: 'mono' }, shortAddress(address)),
      ),
    ),
  )
  return element(
    'section',
    {},
    element('h2', {}, 'Accounts the site may see'),
    ...rows,
    element(
      'p',
      { class: 'soft' },
      'It can see their balance and activity and ask you to sign. It cannot move anything by itself.',
    ),
  )
}
