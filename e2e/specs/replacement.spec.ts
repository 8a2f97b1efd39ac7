import { seedFolder } from '@latchkit/service-base/testing'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { notice, send } from '../pages/accountFlows.js'

test('speeds up a transaction that is in no block, then cancels it', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  test.slow()
  const caipNetworkId = 'eip155:31337'
  const gateway = await openGateway({
    rpcUrls: { [caipNetworkId]: [stack.chains[0].rpcUrl] },
    index: [caipNetworkId],
    dataDir: await seedFolder(),
  })
  const account = accountOf('first')
  const to = privateKeyToAddress(generatePrivateKey())
  const lab = await openLab({ query: { gateway: gateway.url } })
  await lab.connect(wallet)
  await lab.openAccount()
  const nonce = await chain.getTransactionCount({ address: account })
  await chain.setAutomine(false)
  try {
    const transfer = { token: 'token-native', amount: '0.25', receiver: to }
    await send(lab.page, () => wallet.approve(), transfer)
    const view = lab.modal.view('Account')
    await view.getByTestId('tab-activity').click()
    const row = view.locator('[data-testid^="tx-"]').filter({ hasText: 'Speed up or cancel' })
    await row.click()
    const replacement = lab.modal.view('ReplaceTransaction')
    await expect(replacement).toContainText(`shows nonce ${nonce}`)
    const replace = async (kind: 'speed-up' | 'cancel', text: string) => {
      await replacement.getByTestId(`replacement-${kind}`).click()
      await wallet.approve()
      await lab.page.bringToFront()
      await notice(lab.page, text)
    }
    await replace('speed-up', 'Sent with a higher fee')
    const own = view.locator('[data-testid^="tx-"]').first()
    await expect(own).toContainText('Speeding up')
    await own.click()
    await replace('cancel', 'Cancellation sent')
    await expect(own).toContainText('Canceling')
    await chain.mine({ blocks: 1 })
    await notice(lab.page, 'The transaction of 0.25 ETH was canceled')
    await expect(own).toContainText('Canceled')
  } finally {
    await chain.setAutomine(true)
  }
  expect(await chain.getBalance({ address: to })).toBe(0n)
  expect(await chain.getTransactionCount({ address: account })).toBe(nonce + 1)
})
