import { testTokenAbi } from '@latchkit/local-stack'
import { isHash, parseEther, parseUnits, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { createTypedData } from '../../apps/demo/src/actions/createTypedData.js'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { rdns } from '../pages/rdns.js'

const address = accountOf('first')

test('C13 C22 the demo sends no request before the user acts, and runs whole under a strict policy: connect, sign, send, switch, disconnect', async ({
  openDemo,
  wallet,
  chains,
  stack,
  demo,
  requests,
}) => {
  const page = await openDemo()
  await page.page.waitForLoadState('networkidle')
  expect(requests.all().filter(url => !url.startsWith(demo.url))).toEqual([])
  const policy = (await page.page.request.get(demo.url)).headers()['content-security-policy']
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http:\/\/localhost:\d+; connect-src 'self' http/,
  )
  expect(policy).toMatch(/; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/)
  expect(policy).not.toContain('unsafe')
  await page.connect(wallet)
  await page.expectState({ address, caipNetworkId: 'eip155:31337' })

  const message = 'Hello from the test'
  await page.page.getByTestId('demo-message').fill(message)
  await page.button('sign-message').click()
  await wallet.approve()
  const signed = await page.success('sign-message')
  const signature = String(signed.signature) as `0x${string}`
  expect(await recoverMessageAddress({ message, signature })).toBe(address)
  await expect(page.page.getByText('Signature verified')).toBeVisible()

  await page.page.getByTestId('demo-typed-text').fill('typed')
  await page.button('sign-typed-data').click()
  await wallet.approve()
  const typed = await page.success('sign-typed-data')
  const typedData = createTypedData({ author: address, text: 'typed', chainId: 31337 })
  const typedSignature = String(typed.signature) as `0x${string}`
  expect(await recoverTypedDataAddress({ ...typedData, signature: typedSignature })).toBe(address)

  const to = privateKeyToAddress(generatePrivateKey())
  await page.page.getByTestId('demo-send-receiver').fill(to)
  await page.page.getByTestId('demo-send-amount').fill('0.75')
  await page.button('send-transaction').click()
  await wallet.approve()
  const { hash } = await page.success('send-transaction')
  if (!isHash(String(hash))) throw new Error(`"${hash}" is no hash.`)
  const receipt = await chains[0].getTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.status).toBe('success')
  expect(await chains[0].getBalance({ address: to })).toBe(parseEther('0.75'))

  await page.page.getByRole('radio', { name: 'TUSD' }).check({ force: true })
  await page.page.getByTestId('demo-send-amount').fill('12.5')
  await page.button('send-transaction').click()
  await wallet.approve()
  await expect
    .poll(() =>
      chains[0].readContract({
        abi: testTokenAbi,
        address: stack.chains[0].token,
        functionName: 'balanceOf',
        args: [to],
      }),
    )
    .toBe(parseUnits('12.5', 6))

  await page.page.getByTestId('demo-network-select').selectOption('eip155:31338')
  await page.button('switch-network').click()
  await wallet.approve()
  await page.expectState({ caipNetworkId: 'eip155:31338' })
  await page.page.reload()
  await page.expectState({ status: 'connected', address, caipNetworkId: 'eip155:31338' })

  await page.button('disconnect').click()
  await page.expectState({ status: 'disconnected', address: null })
})

// In the full run: the journeys above and those of the lab keep C13 for what most people see.
test('C13 every view of the modal is drawn under a strict policy', { tag: '@full' }, async ({
  openDemo,
  wallet,
}) => {
  const { page, modal, networkButton, connectButton, account, connect } = await openDemo()
  await connectButton.click()
  // The wallet's icon is a data: URI, which the policy lets through.
  const icon = modal.wallet(rdns.first).locator('img').first()
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await modal.wallet('walletConnect').click()
  await modal.uri()
  await modal.back.click()
  await modal.allWallets.click()
  await expect(modal.view('AllWallets')).toBeVisible()
  await modal.close()
  await connectButton.click()
  await page.getByTestId('get-wallet').click()
  await expect(modal.view('GetWallet')).toBeVisible()
  await modal.close()
  await connect(wallet)
  await connectButton.click()
  await expect(account.root).toBeVisible()
  await modal.close()
  await networkButton.click()
  await expect(modal.view('Networks')).toBeVisible()
  await modal.close()
})

test('the demo spends nothing on Ethereum', { tag: '@full' }, async ({ openDemo, wallet }) => {
  const { page, button, connect, expectState } = await openDemo()
  await connect(wallet)
  const popup = await wallet.popup()
  await popup.selectChain(1)
  await expectState({ caipNetworkId: 'eip155:1', isSupported: true })
  await expect(button('send-transaction')).toBeDisabled()
  await expect(page.getByText(/never spends real money/)).toBeVisible()
})

test('the configurator changes language and theme, and the address keeps them', { tag: '@full' }, async ({
  openDemo,
}) => {
  const { page, connectButton, modal } = await openDemo()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(connectButton).toHaveText('ربط المحفظة')
  await page.reload()
  await expect(connectButton).toHaveText('ربط المحفظة')
  await connectButton.click()
  await expect(modal.dialog).toHaveAccessibleName('ربط المحفظة')
  await expect(page.getByTestId('demo-code')).toContainText("'dark'")
})

test('C4 the demo with an existing wagmi config: both sides agree, whichever side acts', {
  tag: '@full',
}, async ({ openDemo, wallet }) => {
  const { page, expectState, json, connectButton, account } = await openDemo('existing-wagmi.html')
  const wagmi = (part: Record<string, unknown>) =>
    expect.poll(() => json('demo-wagmi-state')).toMatchObject(part)
  await page.getByTestId(`demo-wagmi-connect-${rdns.first}`).click()
  await wallet.approve()
  await wagmi({ status: 'connected', address, chainId: 31337 })
  await expectState({ status: 'connected', address, caipNetworkId: 'eip155:31337' })
  await page.getByTestId('demo-wagmi-switch-31338').click()
  await wallet.approve()
  await wagmi({ chainId: 31338 })
  await expectState({ caipNetworkId: 'eip155:31338' })
  await page.reload()
  await wagmi({ status: 'connected', chainId: 31338 })
  await expectState({ status: 'connected', caipNetworkId: 'eip155:31338' })
  await connectButton.click()
  await account.disconnect.click()
  await expectState({ status: 'disconnected' })
  await wagmi({ status: 'disconnected', address: null })
})
