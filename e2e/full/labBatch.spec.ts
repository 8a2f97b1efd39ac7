import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from '../fixtures/labTest.js'
import type { LabAppPage } from '../pages/labAppPage.js'

const tag = '@lab:batch'
const receivers = () => [0, 1].map(() => privateKeyToAddress(generatePrivateKey()))
const pay = (addresses: readonly string[]) => addresses.map((to, index) => `${to} ${index + 1}`).join(' ')

async function expectStatus(lab: LabAppPage, id: string, status: { readonly [field: string]: unknown }) {
  await expect
    .poll(async () => {
      await lab.start('batch-status', id)
      return (await lab.result('batch-status')).value
    })
    .toMatchObject(status)
}

test('over WalletConnect a batch is one request, on either network', { tag }, async ({
  openLabApp,
  walletConnectWallet,
  chains,
}) => {
  const lab = await openLabApp('batch')
  await lab.connectByQr(walletConnectWallet)
  for (const [index, chain] of chains.entries()) {
    if (index > 0) await lab.start('switch-network', `eip155:${chain.chain.id}`)
    await lab.expectState({ caipNetworkId: `eip155:${chain.chain.id}` })
    const paid = receivers()
    await lab.start('send-batch', pay(paid))
    await walletConnectWallet.approveRequest('wallet_sendCalls')
    const id = await lab.value('send-batch')
    await expectStatus(lab, id, { status: 200, atomic: false, caipNetworkId: `eip155:${chain.chain.id}` })
    expect(await Promise.all(paid.map(address => chain.getBalance({ address })))).toEqual([1n, 2n])
  }
  await lab.page.reload()
  await lab.expectState({ status: 'connected' })
  await lab.start('send-atomic-batch', pay(receivers()))
  expect((await lab.result('send-atomic-batch')).error?.code).toBe('calls/not-atomic')
})

test('a session without the method gets separate transactions, and shows how they stand in the modal', {
  tag,
}, async ({ openLabApp, walletConnectWallet, chains: [chain] }) => {
  const lab = await openLabApp('batch')
  await lab.connectByQr(walletConnectWallet, { methods: ['eth_sendTransaction', 'personal_sign'] })
  const paid = receivers()
  await lab.start('send-batch', pay(paid))
  await expect(lab.modal.toast).toHaveText(/2 separate transactions/)
  for (const _ of paid) await walletConnectWallet.approveRequest('eth_sendTransaction')
  const id = await lab.value('send-batch')
  await expectStatus(lab, id, { status: 200 })
  expect(await Promise.all(paid.map(address => chain.getBalance({ address })))).toEqual([1n, 2n])
  await lab.start('show-batch', id)
  await expect(lab.modal.view('CallsStatus')).toContainText('Completed in 2 transactions.')
  await lab.modal.closeButton.click()

  // The page goes away while a call is left: no other page sends it.
  const left = receivers()
  await lab.start('send-batch', pay(left))
  await walletConnectWallet.approveRequest('eth_sendTransaction')
  await walletConnectWallet.request('eth_sendTransaction')
  const other = await openLabApp('batch')
  await other.expectState({ status: 'connected' })
  const ids = await other.page.evaluate(() => JSON.parse(localStorage.getItem('latchkit.calls') ?? '[]'))
  const [{ id: open }] = ids as [{ id: string }]
  await expectStatus(other, open, { status: 100, receipts: [{ status: 'success' }] })
  await other.page.close()
  await lab.page.reload()
  await lab.expectState({ status: 'connected' })
  await expectStatus(lab, open, { status: 600 })
  await walletConnectWallet.rejectRequest('eth_sendTransaction')
  expect(await Promise.all(left.map(address => chain.getBalance({ address })))).toEqual([1n, 0n])
})
