import { formatEther, parseTransaction } from 'viem'
import { approvalDetails } from '../../popup/approvalDetails.js'
import { factList } from '../../popup/factList.js'
import { transactionDetails } from '../../popup/transactionDetails.js'
import { chainName } from '../chainName.js'
import type { Context } from '../context.js'
import { knownChains } from '../knownChains.js'
import { siteOrigin } from '../siteOrigin.js'
import type { ProtocolApproval } from '../types.js'

/** What a request asks for; the extension shows the same for its own kinds. */
export function requestDetails(
  context: Pick<Context, 'config' | 'store'>,
  approval: ProtocolApproval,
  appUrl: string,
): HTMLElement[] {
  const chains = knownChains(context)
  switch (approval.kind) {
    case 'connect':
    case 'solanaSignIn':
      return []
    case 'transaction':
    case 'signTransaction':
      return [transactionDetails(approval, chainName(chains, approval.chainId))]
    case 'rawTransaction': {
      const { to, value, data } = parseTransaction(approval.raw)
      return [
        factList([
          ['Network', chainName(chains, approval.chainId), 'tx-chain'],
          ['To', to ?? 'A new contract', 'tx-to'],
          ['Value', `${formatEther(value ?? 0n)} ETH`, 'tx-value'],
          ['Data', data ?? 'None', 'tx-data'],
        ]),
      ]
    }
    case 'calls':
      return [
        factList([
          ['Network', chainName(chains, approval.chainId), 'tx-chain'],
          ['From', approval.from, 'tx-from'],
        ]),
        ...approval.calls.map(({ to, value, data }, index) =>
          factList([
            [`Call ${index + 1}`, to ?? 'A new contract', `call-to-${index}`],
            ['Value', `${formatEther(BigInt(value ?? 0))} ETH`, `call-value-${index}`],
            ['Data', data ?? 'None', `call-data-${index}`],
          ]),
        ),
      ]
    default:
      return approvalDetails(
        { chains, solanaChains: context.config.solanaChains },
        { request: approval, origin: siteOrigin(appUrl) },
      )
  }
}
