import type { ApprovalRequest, WalletChain } from '../common/types.js'
import type { SolanaChain } from '../solana/types.js'
import { element } from './element.js'
import { factList } from './factList.js'
import { messageDetails } from './messageDetails.js'
import { solanaMessageDetails } from './solanaMessageDetails.js'
import { solanaTransactionDetails } from './solanaTransactionDetails.js'
import { transactionDetails } from './transactionDetails.js'

const chainName = (chains: readonly WalletChain[], chainId: number) =>
  `${chains.find(chain => chain.id === chainId)?.name ?? 'Unknown'} (${chainId})`

type Shown = Exclude<ApprovalRequest, { kind: 'connect' | 'solanaSignIn' }>

/** What a request asks for, in words and in full. A connection is a choice: `accountChoice`, and so is a sign-in. */
export function approvalDetails(
  { chains, solanaChains }: { chains: readonly WalletChain[]; solanaChains: readonly SolanaChain[] },
  { request, origin }: { request: Shown; origin: string },
): HTMLElement[] {
  switch (request.kind) {
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
      return [transactionDetails(request, chainName(chains, request.chainId))]
    case 'switchChain':
      return [factList([['To', chainName(chains, request.chainId), 'approval-chain']])]
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
    case 'solanaMessage':
      return request.inputs.flatMap(input => solanaMessageDetails(input, origin))
    case 'solanaTransaction':
      return request.inputs.map(input => solanaTransactionDetails(input, solanaChains))
  }
}
