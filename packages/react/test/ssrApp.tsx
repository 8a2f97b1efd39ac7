import { base, mainnet } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { StrictMode, version } from 'react'
import {
  AccountButton,
  ConnectButton,
  createLatchkit,
  LatchkitModal,
  LatchkitProvider,
  NetworkButton,
  useBalance,
} from '../src/exports/index.js'

export const reactVersion = version

function Balance() {
  const { status, fetchStatus } = useBalance()
  return <p id="balance">{`${status} ${fetchStatus}`}</p>
}

/** App that is rendered on the server, created for each request. */
export function createApp() {
  const adapter = mockAdapter({ namespace: 'eip155' })
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet, base],
    adapters: [adapter],
    locale: 'en',
  })
  const app = (
    <StrictMode>
      <LatchkitProvider latchkit={latchkit}>
        <ConnectButton showBalance />
        <NetworkButton />
        <AccountButton />
        <ConnectButton.Custom>
          {({ mounted, status }) => (
            <p id="custom">
              {String(mounted)} {status}
            </p>
          )}
        </ConnectButton.Custom>
        <Balance />
        <LatchkitModal />
      </LatchkitProvider>
    </StrictMode>
  )
  return { app, adapter, latchkit }
}
