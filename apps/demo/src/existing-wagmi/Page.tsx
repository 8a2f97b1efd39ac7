import { ConnectButton, NetworkButton } from '@latchkit/react'
import { useStateJson } from '../account/useStateJson.js'
import { JsonBlock } from '../components/JsonBlock.js'
import { Mark } from '../page/Mark.js'
import { useWagmiJson } from './useWagmiJson.js'
import { WagmiButtons } from './WagmiButtons.js'

/** The kit's buttons beside the app's own: both show the same state, whichever acted. */
export function Page() {
  const state = useStateJson()
  const wagmiState = useWagmiJson()
  return (
    <>
      <header className="header">
        <div className="inner">
          <div className="brand">
            <Mark />
            <span>Latchkit</span>
            <small>with wagmi</small>
          </div>
          <div className="header-buttons">
            <NetworkButton />
            <ConnectButton />
          </div>
        </div>
      </header>
      <main className="inner">
        <section className="hero" aria-labelledby="hero-title">
          <h1 id="hero-title">An app that had wagmi first</h1>
          <p>
            The app keeps its own config, providers and buttons. The kit joins them: connect, switch or
            disconnect on either side and both say the same.
          </p>
        </section>
        <section className="section" aria-labelledby="own-title">
          <h2 id="own-title">The app's own buttons</h2>
          <WagmiButtons />
        </section>
        <section className="section" aria-labelledby="states-title">
          <h2 id="states-title">What each side says</h2>
          <div className="sides">
            <JsonBlock title="Latchkit" hint="By the kit's hooks." testId="demo-state" value={state} />
            <JsonBlock title="wagmi" hint="By wagmi's hooks." testId="demo-wagmi-state" value={wagmiState} />
          </div>
        </section>
      </main>
    </>
  )
}
