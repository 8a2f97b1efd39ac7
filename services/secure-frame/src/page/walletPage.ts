import type { Signer } from '../wallet/createSigner.js'
import type { OpenWorker } from '../wallet/createWorkers.js'
import type { Dialogs } from './openDialog.js'
import type { WalletPageTexts } from './texts.js'
import type { WalletHost } from './walletHost.js'

/** Context of the parts of the wallet page. */
export type WalletPage = {
  readonly projectId: string
  readonly root: HTMLElement
  readonly host: WalletHost
  readonly signer: Signer
  readonly openWorker: OpenWorker
  readonly dialogs: Dialogs
} & WalletPageTexts
