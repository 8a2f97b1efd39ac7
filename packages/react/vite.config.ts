import { defineLibrary } from '../../vite.library.js'

export default defineLibrary({
  url: import.meta.url,
  modules: { modal: ['modal/mountModal'], sharedViews: ['modal/AlertBar', 'alerts/alertError'] },
  areas: {
    connectViews: ['views/connect/connectParts', 'query/directory', 'icons/wallets/moreWalletIcons'],
    accountViews: ['views/account/accountParts'],
    networksViews: ['views/networks/networksParts'],
    requestsViews: ['views/requests/requestsParts', 'requests/followRequests'],
    embeddedViews: ['views/embedded/embeddedParts'],
    signInViews: ['views/signIn/signInParts', 'siwx/followSignIn'],
  },
  shared: 'sharedViews',
})
