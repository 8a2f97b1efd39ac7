import type { PendingApproval, WalletState } from '../common/types.js'
import { accountChoice } from './accountChoice.js'
import { element } from './element.js'
import { factList } from './factList.js'
import { messageDetails } from './messageDetails.js'
import { transactionDetails } from './transactionDetails.js'

const chainName = (state: WalletState, chainId: number) =>
  `${state.chains.find(chain => chain.id === chainId)?.name ?? 'Unknown'} (${chainId})`

/** What a request asks for, in words and in full. */
export function approvalDetails(state: WalletState, entry: PendingApproval): HTMLElement[] {
  const { request, origin } = entry
  switch (request.kind) {
    case 'connect':
      return [accountChoice(state.wallets[entry.wallet], request.selected)]
    case 'message':
      return messageDetails(request, origin)
    case 'typedData':
      return [
        element(
          'section',
          {},
          element('h2', {}, 'Data'),
          element(
            'pre',
            { tabindex: 0, 'data-testid': 'approval-typed-data' },
            JSON.stringify(JSON.parse(request.json), null, 2),
          ),
        ),
        factList([['Account', request.address, 'approval-address']]),
      ]
    case 'transaction':
      return [transactionDetails(request, chainName(state, request.chainId))]
    case 'switchChain':
      return [factList([['To', chainName(state, request.chainId), 'approval-chain']])]
    case 'addChain':
      return [
        factList([
          ['Network', `${request.chain.name} (${request.chain.id})`, 'approval-chain'],
          ['RPC URL', request.chain.rpcUrl ?? '', 'approval-rpc-url'],
        ]),
      ]
    case 'watchAsset':
      return [
        factList([
          ['Token', request.asset.symbol, 'approval-symbol'],
          ['Contract', request.asset.address, 'approval-token'],
        ]),
      ]
  }
}
