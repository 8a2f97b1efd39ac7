import type { PendingRequestTypes } from '@walletconnect/types'
import { formatEther, parseTransaction } from 'viem'
import { chainName } from '../../../src/common/chains.js'
import { ApprovalDetails, TransactionFacts } from '../../ui/ApprovalDetails.js'
import { FactList } from '../../ui/FactList.js'
import { answerRequest } from '../pending.js'
import { siteOrigin } from '../requests/toSiteCall.js'
import { knownChains } from '../supported.js'
import type { Context, WalletConnectApproval } from '../types.js'
import { Actions } from './Actions.js'
import { AppHead } from './AppHead.js'

const titles: Record<WalletConnectApproval['kind'], string> = {
  connect: 'Connect',
  message: 'Sign this message?',
  typedData: 'Sign this data?',
  transaction: 'Send this transaction?',
  signTransaction: 'Sign this transaction without sending it?',
  rawTransaction: 'Send this signed transaction?',
  calls: 'Send these calls?',
  permissions: 'Grant these permissions?',
  revocation: 'Take this permission back?',
  switchChain: 'Switch the network?',
  addChain: 'Add this network?',
  watchAsset: 'Add this token?',
  solanaMessage: 'Sign this message?',
  solanaSignIn: 'Sign in',
  solanaTransaction: 'Sign this transaction?',
}

type DetailsProps = { context: Context; approval: WalletConnectApproval; appUrl: string }

/** Details of a request. The kinds of the extension are shown as there. */
function Details({ context, approval, appUrl }: DetailsProps) {
  const chains = knownChains(context)
  switch (approval.kind) {
    case 'connect':
    case 'solanaSignIn':
      return null
    case 'transaction':
    case 'signTransaction':
      return (
        <TransactionFacts transaction={approval.transaction} chain={chainName(chains, approval.chainId)} />
      )
    case 'rawTransaction': {
      const { to, value, data } = parseTransaction(approval.raw)
      return (
        <FactList
          facts={[
            ['Network', chainName(chains, approval.chainId), 'tx-chain'],
            ['To', to ?? 'A new contract', 'tx-to'],
            ['Value', `${formatEther(value ?? 0n)} ETH`, 'tx-value'],
            ['Data', data ?? 'None', 'tx-data'],
          ]}
        />
      )
    }
    default:
      return (
        <ApprovalDetails
          chains={chains}
          solanaChains={context.config.solanaChains}
          request={approval}
          origin={siteOrigin(appUrl)}
        />
      )
  }
}

type RequestViewProps = {
  context: Context
  request: PendingRequestTypes.Struct
  approval: WalletConnectApproval
}

/** A request of a session, in words and in full. */
export function RequestView({ context, request, approval }: RequestViewProps) {
  const sends = approval.kind === 'solanaTransaction' && approval.send
  const session = context.kit.getActiveSessions()[request.topic]
  const app = session?.peer.metadata ?? { name: '', url: '' }
  return (
    <section
      className="prompt"
      data-testid="request"
      aria-label="Request"
      data-id={request.id}
      data-kind={approval.kind}
      data-method={request.params.request.method}
    >
      <p className="soft" data-testid="request-title">
        {sends ? titles.transaction : titles[approval.kind]}
      </p>
      <AppHead app={app} level="h2" />
      <Details context={context} approval={approval} appUrl={app.url} />
      <Actions
        onApprove={() => answerRequest(context, request, true)}
        onReject={() => answerRequest(context, request, false)}
      />
    </section>
  )
}
