import { mainnet } from '@latchkit/core/networks'
import { render } from '@latchkit/testing/vitest'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Account } from './Account'

test('shows the account that connects', async () => {
  await render(<Account />, { networks: [mainnet] })
  await expect.element(page.getByText('No wallet is connected.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'First' }).click()
  await expect.element(page.getByText('Connected: 0x00000000000000000000000000000000000A11cE')).toBeVisible()
})
