import type { ProposalOptions, WalletConnectWallet } from '@latchkit/testing'
import type { labPage } from './labPage.js'

/** Connects through the modal: the wallet takes the URI that the code shows, its owner clicks "Approve". */
export async function connectByQr(
  lab: ReturnType<typeof labPage>,
  wallet: WalletConnectWallet,
  options?: ProposalOptions,
): Promise<void> {
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await wallet.pair(await lab.modal.uri())
  await wallet.approveProposal(options)
  await lab.expectState({ status: 'connected' })
  await lab.modal.expectClosed()
}
