import { ofFeature } from '../../shared/ofFeature.js'
import { AccountItemView } from './AccountItemView.js'
import { AccountView } from './AccountView.js'
import { ProfileWalletsView } from './ProfileWalletsView.js'
import { TransactionsView } from './TransactionsView.js'

/** The views of the area, by name. */
export const accountParts = {
  Account: AccountView,
  AccountItem: AccountItemView,
  ProfileWallets: ProfileWalletsView,
  Transactions: /*#__PURE__*/ ofFeature(
    'Transactions',
    { feature: 'history', account: true },
    TransactionsView,
  ),
}
