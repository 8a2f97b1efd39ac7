import { useState } from 'react'
import type { WalletId } from '../../src/common/types.js'
import type { PopupState } from '../background/state.js'
import { AccountSection } from './AccountSection.js'
import { NetworkSection } from './NetworkSection.js'
import { PageHeader } from './PageHeader.js'
import { SiteSection } from './SiteSection.js'
import { TestSection } from './TestSection.js'

/** The wallet's main page. */
export function Home({ popup }: { popup: PopupState }) {
  const { state } = popup
  const [shown, setShown] = useState<WalletId>('first')
  return (
    <>
      <PageHeader wallet={shown} title={state.wallets[shown].name} testId="wallet-name" />
      <p className="notice" data-testid="notice">
        For local chains only. These keys are public: anything of value sent to them is taken at once.
      </p>
      {state.settings.second && (
        <section>
          <h2>Wallet</h2>
          <select
            id="wallet-select"
            data-testid="wallet-select"
            aria-label="Wallet"
            value={shown}
            onChange={({ currentTarget }) => setShown(currentTarget.value === 'second' ? 'second' : 'first')}
          >
            <option value="first">{`1: ${state.wallets.first.name}`}</option>
            <option value="second">{`2: ${state.wallets.second.name}`}</option>
          </select>
        </section>
      )}
      <AccountSection key={`accounts-${shown}`} state={state} wallet={shown} />
      <NetworkSection key={`network-${shown}`} state={state} wallet={shown} />
      <SiteSection state={state} wallet={shown} />
      <TestSection popup={popup} />
    </>
  )
}
