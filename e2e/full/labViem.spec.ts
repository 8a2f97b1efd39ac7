import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { ChainClient } from '../fixtures/chainClient.js'
import { deployDelegate } from '../fixtures/deployDelegate.js'
import { freshKeys } from '../fixtures/freshKeys.js'
import { test as base, expect } from '../fixtures/labSecureTest.js'
import type { LabAppPage } from '../pages/labAppPage.js'

/** The extension sends batches as one, by a new account. */
const test = base.extend({
  walletConfig: async ({ chains, stack }, use) => {
    const [owner] = await freshKeys(chains)
    const delegate = await deployDelegate(stack.chains[0])
    await use({
      batches: 'supported',
      delegate,
      solana: false,
      wallets: [{ privateKeys: owner ? [owner.privateKey] : [] }],
    })
  },
})

/** Sends two payments by `sendCalls` of viem, and waits for them by its `waitForCallsStatus`. */
async function sendByViem(lab: LabAppPage, chain: ChainClient, agree: () => Promise<void>) {
  const receivers = [0, 1].map(() => privateKeyToAddress(generatePrivateKey()))
  await lab.start('viem-send-calls', receivers.map((to, index) => `${to} ${index + 1}`).join(' '))
  await agree()
  const { value, error } = await lab.result('viem-send-calls')
  expect(error).toBeUndefined()
  const { hashes, ...status } = value as { readonly hashes: readonly `0x${string}`[] }
  expect(status).toMatchObject({ status: 'success', statusCode: 200, atomic: true })
  expect(hashes).toHaveLength(1)
  const [hash = '0x'] = hashes
  expect(await chain.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect(await Promise.all(receivers.map(address => chain.getBalance({ address })))).toEqual([1n, 2n])
}

test('viem sends a batch over the provider of the embedded wallet, and waits for it', {
  tag: '@lab:no-bundler',
}, async ({ openLabApp, signUp, approve, chains: [, chain] }) => {
  const lab = await openLabApp('no-bundler')
  await lab.openConnect()
  await signUp(lab.page, 'viem@example.test')
  await lab.expectState({ status: 'connected', allAccounts: [expect.anything(), expect.anything()] })
  const address = (await lab.state()).address as `0x${string}`
  await chain.setBalance({ address, value: 10n ** 18n })
  await lab.modal.expectClosed()
  await sendByViem(lab, chain, () => approve(lab.page))
})

test('viem sends a batch over the provider of the extension, and waits for it', {
  tag: '@lab:no-bundler',
}, async ({ openLabApp, wallet, chains: [chain] }) => {
  const lab = await openLabApp('no-bundler')
  await lab.connect(wallet)
  await lab.modal.expectClosed()
  await sendByViem(lab, chain, async () => {
    await wallet.approve()
    await lab.page.bringToFront()
  })
})
