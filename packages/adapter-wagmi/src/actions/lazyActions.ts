import { connect } from '../connection/connect.js'
import { switchConnection } from '../connection/connections.js'
import { connectSilently } from '../connection/connectSilently.js'
import { disconnect } from '../connection/disconnect.js'
import { prepareAppConfig, readRecent, restore } from '../connection/restore.js'
import { createSessionConnector } from '../walletConnect/createSessionConnector.js'
import { getBalance } from './getBalance.js'
import { getCapabilities } from './getCapabilities.js'
import { sendCalls } from './sendCalls.js'
import { sendTransfer } from './sendTransfer.js'
import { switchNetwork, switchWalletChain } from './switchNetwork.js'
import { getProvider, signMessage } from './wallet.js'

/**
 * What is loaded at first use. One chunk on purpose: for each further one, bundlers cut what it shares with the page
 * out of the page's first file, and a page of ten small files is slower and heavier than one.
 */
export const lazyActions = {
  connect,
  connectSilently,
  disconnect,
  createSessionConnector,
  getBalance,
  getCapabilities,
  getProvider,
  prepareAppConfig,
  readRecent,
  restore,
  sendCalls,
  sendTransfer,
  signMessage,
  switchConnection,
  switchNetwork,
  switchWalletChain,
}
