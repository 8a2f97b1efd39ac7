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
} from '../src/exports/index.js'

export const reactVersion = version

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
        <LatchkitModal />
      </LatchkitProvider>
    </StrictMode>
  )
  return { app, adapter, latchkit }
}
