import { defineLibrary } from '../../vite.library.js'

export default defineLibrary({
  url: import.meta.url,
  // Built by vite.locales.config.ts.
  apart: ['locales'],
  modules: {
    // Sections of the first view have the spinner.
    modal: ['modal/mountModal', 'hooks/useAnnounce', 'components/Spinner'],
    // Parts of the first view where there is an embedded wallet.
    embeddedSections: ['views/embedded/sectionParts'],
    sharedViews: ['modal/BarStack', 'modal/ConsentBox', 'alerts/alertError'],
  },
  areas: {
    connectViews: [
      'views/connect/connectParts',
      'views/connect/WalletGroups',
      'query/directory',
      'icons/wallets/moreWalletIcons',
      'components/QrCode',
    ],
    accountViews: ['views/account/accountParts', 'query/observeAccount'],
    onrampViews: ['views/onramp/onrampParts', 'query/observeOnramp'],
    // TanStack Query's observers, and what buttons follow with them.
    observers: ['query/observers', 'query/followShown'],
    callsViews: ['views/calls/callsParts', 'query/observeCallsStatus'],
    permissionsViews: ['views/permissions/permissionsParts', 'permissions/showGranted'],
    // Apart from the views, for apps that list sessions in their own.
    sessions: ['permissions/sessions'],
    receiveViews: ['views/receive/receiveParts'],
    networksViews: ['views/networks/networksParts'],
    requestsViews: ['views/requests/requestsParts', 'requests/followRequests'],
    embeddedViews: ['views/embedded/embeddedParts', 'views/embedded/frameActionParts'],
    sendViews: ['views/send/sendParts'],
    swapViews: ['views/swap/swapParts', 'query/observeSwap'],
    namesViews: ['views/names/namesParts', 'query/observeNames'],
    signInViews: ['views/signIn/signInParts', 'siwx/followSignIn'],
  },
  // The first row needs nearly all of it.
  early: ['modal'],
  shared: 'sharedViews',
})
