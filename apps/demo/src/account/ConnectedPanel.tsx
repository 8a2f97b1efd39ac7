import { useAccount } from '@latchkit/react'
import { Fragment } from 'react'
import { AccountTypeCard } from '../actions/AccountTypeCard.js'
import { BatchCard } from '../actions/BatchCard.js'
import { SendCard } from '../actions/SendCard.js'
import { SessionCard } from '../actions/SessionCard.js'
import { SignMessageCard } from '../actions/SignMessageCard.js'
import { SignTypedDataCard } from '../actions/SignTypedDataCard.js'
import { SolanaSendCard } from '../actions/SolanaSendCard.js'
import { SolanaSignCard } from '../actions/SolanaSignCard.js'
import { SwitchNetworkCard } from '../actions/SwitchNetworkCard.js'
import type { Report } from '../actions/useAction.js'
import { AccountCard } from './AccountCard.js'

/** Everything a connected account can do here. Another account starts with clean cards, but for the choice between the two. */
export function ConnectedPanel({ report }: { report: Report }) {
  const { address, caipAddress } = useAccount()
  const isSolana = caipAddress?.startsWith('solana:')
  return (
    <div className="cards">
      <AccountCard key={`account ${address}`} report={report} />
      {isSolana ? null : <AccountTypeCard report={report} />}
      <Fragment key={address}>
        {isSolana ? (
          <>
            <SolanaSignCard report={report} />
            <SolanaSendCard report={report} />
          </>
        ) : (
          <>
            <SignMessageCard report={report} />
            <SignTypedDataCard report={report} />
            <SendCard report={report} />
            <BatchCard report={report} />
            <SessionCard report={report} />
          </>
        )}
        <SwitchNetworkCard report={report} />
      </Fragment>
    </div>
  )
}
