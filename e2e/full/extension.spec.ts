import { expect } from '@playwright/test'
import { parseEther, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type ForeignExtension, launchForeignExtension } from '../fixtures/foreignExtension.js'
import { test } from '../fixtures/workerTest.js'
import { demoPage } from '../pages/demoPage.js'

const {
  LATCHKIT_EXTENSION: folder,
  LATCHKIT_EXTENSION_PROFILE: profile,
  LATCHKIT_EXTENSION_PASSWORD: password,
} = process.env

test('an unmodified extension of others: connect, sign, send, switch, reload, disconnect', async ({
  demo,
  chains,
}) => {
  test.skip(!folder, 'LATCHKIT_EXTENSION is not set: see docs/contributing/by-hand.md')
  const extension = await launchForeignExtension({ folder: folder ?? '', profile, password })
  try {
    const page = await extension.context.newPage()
    await page.goto(demo.url)
    const shown = demoPage(page)
    const { expectApproved, success } = withApprovals(shown, extension)

    const installed = shown.modal.wallets.filter({ hasText: 'Installed' }).first()
    // The extension may still be starting when the page loads for the first time.
    await expect(async () => {
      await page.reload()
      await shown.connectButton.click()
      await expect(installed).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await installed.click()
    await expectApproved({ status: 'connected' })
    await shown.modal.expectClosed()

    for (const network of ['eip155:31338', 'eip155:31337']) {
      await page.getByTestId('demo-network-select').selectOption(network)
      await shown.button('switch-network').click()
      await expectApproved({ caipNetworkId: network })
    }
    const { address } = (await shown.json('demo-state')) as { address: `0x${string}` }

    const message = 'Hello from the test'
    await page.getByTestId('demo-message').fill(message)
    await shown.button('sign-message').click()
    const { signature } = await success('sign-message')
    expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(address)

    await chains[0].setBalance({ address, value: parseEther('2') })
    const to = privateKeyToAddress(generatePrivateKey())
    await page.getByTestId('demo-send-receiver').fill(to)
    await page.getByTestId('demo-send-amount').fill('0.75')
    await shown.button('send-transaction').click()
    await success('send-transaction')
    expect(await chains[0].getBalance({ address: to })).toBe(parseEther('0.75'))

    await page.reload()
    await expectApproved({ status: 'connected', address, caipNetworkId: 'eip155:31337' })
    await shown.button('disconnect').click()
    await shown.expectState({ status: 'disconnected', address: null })
  } finally {
    await extension.close()
  }
})

/** Waits for results of the demo, and approves in the wallet meanwhile. */
function withApprovals(shown: ReturnType<typeof demoPage>, extension: ForeignExtension) {
  async function expectApproved(part: Record<string, unknown>) {
    await expect
      .poll(async () => {
        await extension.approve()
        return shown.json('demo-state')
      })
      .toMatchObject(part)
  }
  async function success(action: string) {
    await expect
      .poll(async () => {
        await extension.approve()
        return shown.json('demo-result')
      })
      .toMatchObject({ action, status: 'success' })
    return shown.json('demo-result')
  }
  return { expectApproved, success }
}
