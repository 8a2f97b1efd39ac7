import { mainnet, solana } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App } from './App'

test('connects each namespace by itself', async () => {
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet, solana],
    adapters: [mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' })],
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <LatchkitProvider latchkit={latchkit}>
      <App />
    </LatchkitProvider>,
  )
  const ethereum = page.getByRole('region', { name: 'Ethereum' })
  const chain = page.getByRole('region', { name: 'Solana' })
  await chain.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'First' }).click()
  await expect.element(chain.getByText('Connected: ')).toBeVisible()
  await expect.element(ethereum.getByText('No wallet is connected.')).toBeVisible()
  root.unmount()
})
