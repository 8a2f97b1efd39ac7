import { LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App } from './App'
import { latchkit } from './latchkit'
import { registerTestWallet } from './testWallet'

test('connects a wallet and signs a message', async () => {
  await registerTestWallet('Test Wallet')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <LatchkitProvider latchkit={latchkit}>
      <App />
    </LatchkitProvider>,
  )
  const sign = page.getByRole('button', { name: 'Sign a message' })
  await expect.element(sign).toBeDisabled()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Test Wallet' }).click()
  await expect.element(sign).toBeEnabled()
  await sign.click()
  await expect.element(page.getByText('Signature: ')).toBeVisible()
  root.unmount()
})
