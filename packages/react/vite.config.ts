import { defineLibrary } from '../../vite.library.js'

export default defineLibrary({
  url: import.meta.url,
  modules: { modal: ['modal/mountModal'] },
  areas: {
    connect: [
      'views/connect/AllWalletsView',
      'views/connect/ConnectingExternalView',
      'views/connect/ConnectingWalletConnectBasicView',
      'views/connect/ConnectingWalletConnectView',
      'views/connect/GetWalletView',
      'views/connect/loadHighlights',
      'icons/wallets/moreWalletIcons',
    ],
    account: ['views/account/AccountView', 'views/account/ProfileWalletsView'],
    networks: [
      'views/networks/NetworksView',
      'views/networks/SwitchActiveChainView',
      'views/networks/UnsupportedChainView',
    ],
    requests: ['views/requests/ApproveTransactionView', 'requests/followRequests'],
    shared: ['balances/loadBalance'],
    signIn: ['views/signIn/ConnectingSiweView', 'siwx/followSignIn'],
  },
  shared: 'shared',
})
