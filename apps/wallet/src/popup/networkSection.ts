import type { WalletId, WalletState } from '../common/types.js'
import { act } from './act.js'
import { element } from './element.js'

export function networkSection(state: WalletState, id: WalletId): HTMLElement {
  const active = state.wallets[id].chainId
  const select = element(
    'select',
    {
      id: 'chain-select',
      'data-testid': 'chain-select',
      'aria-label': 'Network',
      onchange: () => void act({ type: 'selectChain', wallet: id, chainId: Number(select.value) }),
    },
    ...state.chains.map(chain =>
      element('option', { value: chain.id, selected: chain.id === active }, `${chain.name} (${chain.id})`),
    ),
  )
  const urls = [...state.chains, ...state.solanaChains].map(chain => {
    const name = `rpc-url-${chain.id}`
    const input = element('input', {
      id: name,
      'data-testid': name,
      type: 'url',
      value: chain.rpcUrl ?? '',
      placeholder: 'none',
    })
    const save = () => void act({ type: 'setRpcUrl', chainId: chain.id, rpcUrl: input.value })
    return element(
      'div',
      {},
      element('label', { class: 'field', for: name }, element('span', {}, `RPC URL of ${chain.name}`)),
      element(
        'div',
        { class: 'row' },
        element('div', { class: 'grow' }, input),
        element(
          'button',
          {
            id: `save-rpc-${chain.id}`,
            'data-testid': `save-rpc-${chain.id}`,
            'aria-label': `Save RPC URL of ${chain.name}`,
            onclick: save,
          },
          'Save',
        ),
      ),
    )
  })
  return element(
    'section',
    {},
    element('h2', {}, 'Network'),
    select,
    element('p', { class: 'soft' }, 'Connected sites follow to the network you choose.'),
    element('details', {}, element('summary', { 'data-testid': 'rpc-urls' }, 'RPC URLs'), ...urls),
  )
}
