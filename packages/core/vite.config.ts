import { defineLibrary } from '../../vite.library.js'

export default defineLibrary({
  url: import.meta.url,
  chunks: {
    // Code of a page before the click.
    client: [
      'client',
      'features/*/(start|feature|options)',
      'gateway/(feature|options)',
      'logger',
      'platform',
    ],
    '': ['features/names/registration', 'features/(calls|embedded|onramp|requests|send|swap)'],
    // Shared by the views of connecting and of an account.
    actions: [
      'features/(connection|networks|tokens|walletConnect)',
      'features/permissions/delivery',
      'features/wallets/links',
      'gateway',
      'query',
    ],
    // Shared by the views of an account.
    account: ['features/(activity|balances|names|nfts)'],
    permissions: ['features/permissions'],
  },
})
