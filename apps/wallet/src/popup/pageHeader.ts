import type { WalletId } from '../common/types.js'
import { walletIcon } from '../inpage/walletIcon.js'
import { element } from './element.js'

export function pageHeader(id: WalletId, title: string, testId: string): HTMLElement {
  return element(
    'header',
    {},
    element('img', { src: walletIcon(id), alt: '' }),
    element('h1', { 'data-testid': testId }, title),
  )
}
