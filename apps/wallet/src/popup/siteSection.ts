import type { WalletId, WalletState } from '../common/types.js'
import { act } from './act.js'
import { element } from './element.js'

export function siteSection(state: WalletState, id: WalletId): HTMLElement {
  const { permissions, solanaPermissions } = state.wallets[id]
  const origins = [...new Set([permissions, solanaPermissions].flatMap(Object.keys))]
  const rows = origins.map(origin =>
    element(
      'div',
      { class: 'row', 'data-testid': 'site', 'data-origin': origin },
      element('span', { class: 'grow' }, origin),
      element(
        'button',
        {
          id: `disconnect-${origin}`,
          'data-testid': 'disconnect-site',
          'aria-label': `Disconnect ${origin}`,
          onclick: () => void act({ type: 'disconnectSites', wallet: id, origin }),
        },
        'Disconnect',
      ),
    ),
  )
  return element(
    'section',
    {},
    element('h2', {}, 'Connected sites'),
    ...(rows.length > 0
      ? rows
      : [element('p', { class: 'soft' }, 'None yet. Open a site and connect there.')]),
    element(
      'button',
      {
        id: 'disconnect-all',
        'data-testid': 'disconnect-all',
        onclick: () => void act({ type: 'disconnectSites', wallet: id }),
      },
      'Disconnect all sites',
    ),
  )
}
