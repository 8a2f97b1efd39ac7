import { connect } from '../connection/connect.js'
import { connectSilently } from '../connection/connectSilently.js'
import { disconnect } from '../connection/disconnect.js'
import { restore } from '../connection/restore.js'
import { switchAccount } from '../connection/switchAccount.js'
import { switchConnection } from '../connection/switchConnection.js'
import { takeUp } from '../connection/takeUp.js'
import { getBalance } from './getBalance.js'
import { getConnection } from './getConnection.js'
import { getProvider } from './getProvider.js'
import { sendTransfer } from './sendTransfer.js'
import { signMessage } from './signMessage.js'
import { switchNetwork } from './switchNetwork.js'

/**
 * What is loaded at first use. One chunk on purpose: for each further one, bundlers cut what it shares with the page
 * out of the page's first file, and a page of ten small files is slower and heavier than one. web3.js is another one.
 */
export const lazyActions = {
  connect,
  connectSilently,
  disconnect,
  getBalance,
  getConnection,
  getProvider,
  restore,
  sendTransfer,
  signMessage,
  switchAccount,
  switchConnection,
  switchNetwork,
  takeUp,
}
