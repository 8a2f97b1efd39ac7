import { useConnectors } from '@latchkit/react'

/** How to get the test wallet, for people without a wallet. */
export function WalletGuide() {
  // By name: a wallet of both families counts once. WalletConnect is no wallet of this browser.
  const found = new Set(useConnectors().flatMap(({ name, type }) => (type === 'walletconnect' ? [] : [name])))
  return (
    <section className="section" id="wallet" aria-labelledby="wallet-title">
      <h2 id="wallet-title">How to get a wallet for this demo</h2>
      <p className="lead">
        {found.size > 0
          ? `Found in this browser: ${[...found].join(', ')}. To try the page without your own accounts, use the test wallet.`
          : 'No wallet was found in this browser. The test wallet is one that is made for this page.'}
      </p>
      <div className="guide">
        <div className="card">
          <h3>Open the demo with the test wallet</h3>
          <p className="hint">
            Starts a Chromium that has it installed. Its accounts hold test money on both local chains of
            Ethereum; on Solana the page has a faucet.
          </p>
          <pre className="command" dir="ltr">
            npm run demo -- --open
          </pre>
        </div>
        <div className="card">
          <h3>Load it into your own browser</h3>
          <p className="hint">
            Run <code dir="ltr">npm run demo</code>, open your browser's extensions page, turn developer mode
            on, choose “Load unpacked” and the folder <code dir="ltr">packages/testing/dist/extension</code>.
            Then reload this page.
          </p>
        </div>
        <div className="card">
          <h3>Use a wallet you have</h3>
          <p className="hint">
            Any extension that announces itself (EIP-6963 or the Wallet Standard) works. It will offer to add
            the local chains; on Ethereum this page only reads.
          </p>
        </div>
      </div>
    </section>
  )
}
