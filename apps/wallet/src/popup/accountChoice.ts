import type { Hex } from 'viem'
import type { Wallet } from '../common/types.js'
import { element } from './element.js'
import { shortAddress } from './shortAddress.js'

export type AccountChoiceParameters = {
  selected: Hex[]
  /** Whose addresses are shown. */
  namespace: 'eip155' | 'solana'
  /** For a sign-in, which is of one account: hears which. */
  one?: ((account: Wallet['accounts'][number]) => void) | undefined
}

/** The accounts to choose from; boxes carry the EVM address, which stands for the account of both namespaces. */
export function accountChoice(
  wallet: Wallet,
  { selected, namespace, one }: AccountChoiceParameters,
): HTMLElement {
  const rows = wallet.accounts.map((account, index) => {
    const shown = namespace === 'solana' ? account.solana.address : account.address
    return element(
      'label',
      { class: 'row choice', title: shown },
      element('input', {
        id: `approval-account-${index}`,
        type: one ? 'radio' : 'checkbox',
        name: 'approval-account',
        'data-testid': 'approval-account',
        value: account.address,
        checked: selected.includes(account.address),
        onchange: () => {
          const none = !document.querySelector('[data-testid=approval-account]:checked')
          const approve = document.querySelector<HTMLButtonElement>('#approve')
          if (approve) approve.disabled = none
          one?.(account)
        },
      }),
      element(
        'span',
        { class: 'grow' },
        `Account ${index + 1} `,
        element('span', { class: 'mono' }, shortAddress(shown)),
      ),
    )
  })
  return element(
    'section',
    {},
    element('h2', {}, one ? 'Account to sign in with' : 'Accounts the site may see'),
    ...rows,
    element(
      'p',
      { class: 'soft' },
      'It can see their balance and activity and ask you to sign. It cannot move anything by itself.',
    ),
  )
}
