import { expect } from '@playwright/test'
import { type EIP1193Provider, parseEther, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type ForeignExtension, launchForeignExtension } from '../fixtures/foreignExtension.js'
import { test } from '../fixtures/workerTest.js'
import { demoPage } from '../pages/demoPage.js'

const {
  LATCHKIT_EXTENSION: folder,
  LATCHKIT_EXTENSION_PROFILE: profile,
  LATCHKIT_EXTENSION_PASSWORD: password,
} = process.env

// Fixed: a wallet that adds no network for a page has them in its profile.
const offset = Number(process.env.LATCHKIT_PORT_OFFSET ?? 0)
test.use({ chainPorts: [8545 + offset, 8546 + offset] })

test.skip(!folder, 'LATCHKIT_EXTENSION is not set: see docs/contributing/by-hand.md')

test('an unmodified extension of others: connect, sign, send, switch, reload, reject, disconnect', async ({
  demo,
  chains,
}) => {
  const extension = await launchForeignExtension({ folder: folder ?? '', profile, password })
  try {
    const page = await extension.context.newPage()
    await page.goto(demo.url)
    const shown = demoPage(page)
    const { expectApproved, success, rejected } = withAnswers(shown, extension)

    const installed = shown.modal.wallets.filter({ hasText: /Installed|Recent/ }).first()
    // The extension may still be starting when the page loads for the first time.
    await expect(async () => {
      await page.reload()
      await shown.connectButton.click()
      await expect(installed).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await installed.click()
    await expectApproved({ status: 'connected' })
    await shown.modal.expectClosed()
    const { address } = (await shown.json('demo-state')) as { address: `0x${string}` }

    await page.reload()
    await expectApproved({ status: 'connected', address })

    for (const network of ['eip155:31338', 'eip155:31337']) {
      await page.getByTestId('demo-network-select').selectOption(network)
      await shown.button('switch-network').click()
      await expectApproved({ caipNetworkId: network })
    }
    await page.getByTestId('demo-network-select').selectOption('eip155:31338')
    await shown.button('switch-network').click()
    expect(await rejected('switch-network')).toMatchObject({ code: 'rpc/user-rejected' })
    await shown.expectState({ caipNetworkId: 'eip155:31337' })

    const message = 'Hello from the test'
    await page.getByTestId('demo-message').fill(message)
    await shown.button('sign-message').click()
    expect(await rejected('sign-message')).toMatchObject({ code: 4001 })
    await shown.button('sign-message').click()
    const { signature } = await success('sign-message')
    expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(address)
    await shown.button('sign-typed-data').click()
    expect(await success('sign-typed-data')).toMatchObject({ recovered: address })

    await chains[0].setBalance({ address, value: parseEther('2') })
    const to = privateKeyToAddress(generatePrivateKey())
    const received = () => chains[0].getBalance({ address: to })
    await page.getByTestId('demo-send-receiver').fill(to)
    await page.getByTestId('demo-send-amount').fill('0.75')
    await shown.button('send-transaction').click()
    expect(await rejected('send-transaction')).toMatchObject({ code: 4001 })
    expect(await received()).toBe(0n)
    await shown.button('send-transaction').click()
    await success('send-transaction')
    expect(await received()).toBe(parseEther('0.75'))
    // As one batch, or as one transaction after the other where the wallet has no batches.
    await shown.button('send-calls').click()
    await success('send-calls')

    await shown.button('disconnect').click()
    await shown.expectState({ status: 'disconnected', address: null })
    await page.reload()
    await shown.expectState({ status: 'disconnected', address: null })
    await shown.connectButton.click()
    await installed.click()
    await expectApproved({ status: 'connected', address, caipNetworkId: 'eip155:31337' })
    // The wallet ends the grant. Not each wallet has grants: its accounts decide.
    const accounts = await page.evaluate(revoke)
    await page.reload()
    await shown.expectState({ status: accounts.length > 0 ? 'connected' : 'disconnected' })
  } finally {
    await extension.close()
  }
})

/** Runs in the page. Returns the accounts that the wallet still gives it. */
async function revoke(): Promise<readonly string[]> {
  const { ethereum } = globalThis as unknown as { ethereum: EIP1193Provider }
  await ethereum.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  return ethereum.request({ method: 'eth_accounts' })
}

/** Waits for results of the demo, and answers in the wallet meanwhile. */
function withAnswers(shown: ReturnType<typeof demoPage>, extension: ForeignExtension) {
  async function expectApproved(part: Record<string, unknown>) {
    await expect
      .poll(async () => {
        await extension.approve()
        return shown.json('demo-state')
      })
      .toMatchObject(part)
  }
  async function result(action: string, status: 'success' | 'error', answer: () => Promise<void>) {
    await expect
      .poll(async () => {
        await answer()
        return shown.json('demo-result')
      })
      .toMatchObject({ action, status })
    return shown.json('demo-result')
  }
  const success = (action: string) => result(action, 'success', extension.approve)
  const rejected = (action: string) => result(action, 'error', extension.reject)
  return { expectApproved, success, rejected }
}
