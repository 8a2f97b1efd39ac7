import { defineLibrary } from '../../vite.library.js'

export default defineLibrary({
  url: import.meta.url,
  modules: { modal: ['modal/mountModal'] },
  areas: {
    connectViews: [
      'views/connect/AllWalletsView',
      'views/connect/ConnectingExternalView',
      'views/connect/ConnectingWalletConnectBasicView',
      'views/connect/ConnectingWalletConnectView',
      'views/connect/GetWalletView',
      'query/directory',
      'icons/wallets/moreWalletIcons',
    ],
    accountViews: ['views/account/AccountView', 'views/account/ProfileWalletsView'],
    networksViews: [
      'views/networks/NetworksView',
      'views/networks/SwitchActiveChainView',
      'views/networks/UnsupportedChainView',
    ],
    requestsViews: ['views/requests/ApproveTransactionView', 'requests/followRequests'],
    embeddedViews: [
      'views/embedded/EmailLoginView',
      'views/embedded/EmailVerifyDeviceView',
      'views/embedded/EmailVerifyOtpView',
    ],
    signInViews: ['views/signIn/ConnectingSiweView', 'siwx/followSignIn'],
  },
  shared: 'sharedViews',
})
