import type { WalletId, WalletState } from '../common/types.js'
import { act } from './act.js'
import { element } from './element.js'
import { readBalance } from './readBalance.js'
import { shortAddress } from './shortAddress.js'

export function accountSection(state: WalletState, id: WalletId): HTMLElement {
  const wallet = state.wallets[id]
  const chain = state.chains.find(entry => entry.id === wallet.chainId)
  const key = element('input', {
    id: 'import-key-input',
    'data-testid': 'import-key-input',
    class: 'mono',
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: '0x…',
  })
  const rows = wallet.accounts.map((account, index) => {
    const balance = element('span', { class: 'soft', 'data-testid': 'balance' })
    void readBalance(chain, account.address).then(text => balance.replaceChildren(text))
    return element(
      'label',
      { class: 'row choice', title: account.address },
      element('input', {
        id: `account-${index}`,
        type: 'radio',
        name: 'account',
        'data-testid': 'account-option',
        'data-address': account.address,
        'data-solana-address': account.solana.address,
        checked: account.address === wallet.active,
        onchange: () => void act({ type: 'selectAccount', wallet: id, address: account.address }),
      }),
      element(
        'span',
        { class: 'grow' },
        `Account ${index + 1} `,
        element('span', { class: 'mono' }, shortAddress(account.address)),
        ' ',
        element(
          'span',
          { class: 'mono soft', title: account.solana.address, 'data-testid': 'solana-address' },
          shortAddress(account.solana.address),
        ),
      ),
      balance,
    )
  })
  return element(
    'section',
    { 'data-testid': 'accounts' },
    element('h2', {}, 'Accounts'),
    ...rows,
    element('p', { class: 'soft' }, 'Connected sites see the account you choose.'),
    element(
      'button',
      {
        id: 'add-account',
        'data-testid': 'add-account',
        onclick: () => void act({ type: 'addAccount', wallet: id }),
      },
      'Add account',
    ),
    element(
      'label',
      { class: 'field', for: 'import-key-input' },
      element('span', {}, 'Import a private key'),
    ),
    element(
      'div',
      { class: 'row' },
      element('div', { class: 'grow' }, key),
      element(
        'button',
        {
          id: 'import-key',
          'data-testid': 'import-key',
          onclick: () => void act({ type: 'addAccount', wallet: id, privateKey: key.value }),
        },
        'Import',
      ),
    ),
  )
}
