import type { EstimateTransferParameters, Transfer } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { addFrame } from '../connection/addFrame.js'
import { connect } from '../connection/connect.js'
import { connectSilently } from '../connection/connectSilently.js'
import { disconnect, dropForgotten } from '../connection/disconnect.js'
import { adopt } from '../connection/openWallet.js'
import { restore } from '../connection/restore.js'
import { switchAccount, switchConnection, switchNetwork } from '../connection/switch.js'
import type { Runtime } from '../types.js'
import { getBalance } from './getBalance.js'
import { getProvider } from './getProvider.js'
import { getRpc } from './getRpc.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './sign.js'
import { waitForTransaction } from './waitForTransaction.js'

/** Loads the code of transfers. Retries a failed load. */
async function loadTransfers() {
  const { transferParts } = await importWithRetry(() => import('../transfer/transferParts.js'))
  return transferParts
}

/**
 * Code that loads at first use. A single chunk on purpose: for each further chunk, bundlers split the modules that it
 * shares with the page into separate files, and many small files are slower. Sign-in and transfers are further chunks.
 */
export const lazyActions = {
  addFrame,
  connect,
  connectSilently,
  disconnect,
  dropForgotten,
  async estimateTransfer(runtime: Runtime, parameters: EstimateTransferParameters<'solana'>) {
    return (await loadTransfers()).estimateTransfer(runtime, parameters)
  },
  getBalance,
  getProvider,
  getRpc,
  restore,
  sendTransaction,
  async sendTransfer(runtime: Runtime, transfer: Transfer) {
    return (await loadTransfers()).sendTransfer(runtime, transfer)
  },
  signMessage,
  switchAccount,
  switchConnection,
  switchNetwork,
  waitForTransaction,
  adopt,
}
