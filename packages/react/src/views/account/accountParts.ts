import { AccountView } from './AccountView.js'
import { ProfileWalletsView } from './ProfileWalletsView.js'

/** The views of the area, by name. */
export const accountParts = {
  Account: AccountView,
  ProfileWallets: ProfileWalletsView,
}
