import type { WalletId } from '../common/types.js'
import { accountSection } from './accountSection.js'
import { element } from './element.js'
import { networkSection } from './networkSection.js'
import { pageHeader } from './pageHeader.js'
import type { PopupState } from './readPopupState.js'
import { siteSection } from './siteSection.js'
import { testSection } from './testSection.js'

/** The wallet's main page. */
export function renderHome(popup: PopupState, shown: WalletId, show: (id: WalletId) => void): HTMLElement[] {
  const { state } = popup
  const choice = element(
    'select',
    {
      id: 'wallet-select',
      'data-testid': 'wallet-select',
      'aria-label': 'Wallet',
      onchange: () => show(choice.value === 'second' ? 'second' : 'first'),
    },
    element('option', { value: 'first', selected: shown === 'first' }, `1: ${state.wallets.first.name}`),
    element('option', { value: 'second', selected: shown === 'second' }, `2: ${state.wallets.second.name}`),
  )
  return [
    pageHeader(shown, state.wallets[shown].name, 'wallet-name'),
    element(
      'p',
      { class: 'notice', 'data-testid': 'notice' },
      'For local chains only. These keys are public: anything of value sent to them is taken at once.',
    ),
    ...(state.settings.second ? [element('section', {}, element('h2', {}, 'Wallet'), choice)] : []),
    accountSection(state, shown),
    networkSection(state, shown),
    siteSection(state, shown),
    testSection(popup),
  ]
}
