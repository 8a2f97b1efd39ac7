import { useAccount } from '@latchkit/react'
import { useState } from 'react'
import type { ActionResult } from '../actions/useAction.js'
import { JsonBlock } from '../components/JsonBlock.js'
import { ConnectedPanel } from './ConnectedPanel.js'
import { EmptyPanel } from './EmptyPanel.js'
import { useStateJson } from './useStateJson.js'

/** The kit at work: the account, what it can do, and what the hooks say meanwhile. */
export function TrySection() {
  const { isConnected } = useAccount()
  const [result, setResult] = useState<ActionResult>()
  const state = useStateJson()
  return (
    <section className="section" id="try" aria-labelledby="try-title">
      <h2 id="try-title">Try it</h2>
      <div className="try">
        {isConnected ? <ConnectedPanel report={setResult} /> : <EmptyPanel />}
        <div className="watch">
          <JsonBlock
            title="State"
            hint="What useAccount, useNetwork, useWalletInfo and useConnections say now."
            testId="demo-state"
            value={state}
          />
          <JsonBlock
            title="Last result"
            hint="What the last action gave."
            testId="demo-result"
            value={result ?? null}
          />
        </div>
      </div>
    </section>
  )
}
