import { mainnet } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App } from './App'

test('shows the account that connects', async () => {
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [mockAdapter({ namespace: 'eip155' })],
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <LatchkitProvider latchkit={latchkit}>
      <App />
    </LatchkitProvider>,
  )
  await expect.element(page.getByText('No wallet is connected.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'First' }).click()
  await expect.element(page.getByText('Connected: 0x00000000000000000000000000000000000A11cE')).toBeVisible()
  root.unmount()
})
