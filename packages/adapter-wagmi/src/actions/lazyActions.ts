import type { Network, SwapReader } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { networkReads } from '../config/readTransport.js'
import { connect } from '../connection/connect.js'
import { switchConnection } from '../connection/connections.js'
import { connectSilently } from '../connection/connectSilently.js'
import { disconnect, dropForgotten } from '../connection/disconnect.js'
import { prepareAppConfig, restore } from '../connection/restore.js'
import { restoreAppConfig } from '../connection/restoreAppConfig.js'
import { createEventReader } from '../discovery/createEventReader.js'
import { findSafe } from '../discovery/findSafe.js'
import { requestWallet } from '../discovery/requestWallet.js'
import { addSecureFrame } from '../secureFrame/addSecureFrame.js'
import { getSimulationNodes } from '../swap/getSimulationNodes.js'
import type { Runtime } from '../types.js'
import { createSessionConnector } from '../walletConnect/createSessionConnector.js'
import { estimateTransfer } from './estimateTransfer.js'
import { getAssets } from './getAssets.js'
import { getBalance } from './getBalance.js'
import { getCallsStatus, showCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import { getReceipts } from './getReceipts.js'
import { getReplacement } from './getReplacement.js'
import { sendCalls } from './sendCalls.js'
import { sendTransaction, sendTransfer } from './sendTransfer.js'
import { switchNetwork, switchWalletChain } from './switchNetwork.js'
import { waitForTransaction } from './waitForTransaction.js'
import { getProvider, signMessage } from './wallet.js'

/** A separate chunk, because few pages swap. */
async function getSwapReader(
  runtime: Runtime,
  { network }: { readonly network: Network<'eip155'> },
): Promise<SwapReader> {
  const { createSwapReader } = await importWithRetry(() => import('../swap/createSwapReader.js'))
  return createSwapReader(network, from => getSimulationNodes(runtime, { from, network }))
}

/**
 * Code that loads at first use. A single chunk on purpose: for each further chunk, bundlers split the modules that it
 * shares with the page into separate files, and many small files are slower.
 */
export const lazyActions = {
  addSecureFrame,
  connect,
  connectSilently,
  disconnect,
  dropForgotten,
  createEventReader,
  createSessionConnector,
  estimateTransfer,
  findSafe,
  getAssets,
  getBalance,
  getCallsStatus,
  getCapabilities,
  getProvider,
  getReceipts,
  getReplacement,
  getSwapReader,
  networkReads,
  prepareAppConfig,
  requestWallet,
  restore,
  restoreAppConfig,
  sendCalls,
  sendTransaction,
  sendTransfer,
  showCallsStatus,
  signMessage,
  switchConnection,
  switchNetwork,
  switchWalletChain,
  waitForTransaction,
}
