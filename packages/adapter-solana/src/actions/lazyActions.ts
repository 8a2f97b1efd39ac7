import { addFrame } from '../connection/addFrame.js'
import { connect } from '../connection/connect.js'
import { connectSilently } from '../connection/connectSilently.js'
import { disconnect, dropForgotten } from '../connection/disconnect.js'
import { adopt } from '../connection/openWallet.js'
import { restore } from '../connection/restore.js'
import { switchAccount, switchConnection, switchNetwork } from '../connection/switch.js'
import { estimateTransfer } from './estimateTransfer.js'
import { getBalance } from './getBalance.js'
import { getProvider } from './getProvider.js'
import { getRpc } from './getRpc.js'
import { sendTransaction } from './sendTransaction.js'
import { sendTransfer } from './sendTransfer.js'
import { signMessage } from './sign.js'
import { waitForTransaction } from './waitForTransaction.js'

/**
 * Code that loads at first use. A single chunk on purpose: for each further chunk, bundlers split the modules that it
 * shares with the page into separate files, and many small files are slower. Sign-in and the derivation of token accounts are further chunks.
 */
export const lazyActions = {
  addFrame,
  connect,
  connectSilently,
  disconnect,
  dropForgotten,
  estimateTransfer,
  getBalance,
  getProvider,
  getRpc,
  restore,
  sendTransaction,
  sendTransfer,
  signMessage,
  switchAccount,
  switchConnection,
  switchNetwork,
  waitForTransaction,
  adopt,
}
