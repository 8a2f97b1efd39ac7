import { encodeRedemption } from '@latchkit/core/redemption'
import type { Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { addAuthenticator } from '../fixtures/addAuthenticator.js'
import { approvalWindow, approveInFrame, armInFrame } from '../fixtures/approvals.js'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { openRawWallet } from '../fixtures/openRawWallet.js'
import { expect, test } from '../fixtures/secureTest.js'

type Granted = {
  readonly context: Hex
  readonly dependencies: readonly { readonly factory: Hex; readonly factoryData: Hex }[]
}

const receiver = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('sec 19: over the policy of the project only a passkey that verified its user sends, in a window; in the language of the app', async ({
  context,
  page,
  rawPages,
  secureSite,
  inbox,
  problems,
  smartAccounts,
  chains: [chain, other],
}) => {
  test.slow()
  // Requests that the policy refuses.
  problems.expect(/status of 403/)
  const { inner, address, ask } = await openRawWallet(page, {
    rawPages,
    secureSite,
    inbox,
    projectId: 'guarded',
    email: 'guarded@example.test',
  })
  await chain.setBalance({ address: address as `0x${string}`, value: parseEther('5') })
  const before = await chain.getBalance({ address: receiver })
  const received = async () => (await chain.getBalance({ address: receiver })) - before
  const send = (ether: string) =>
    ask('RPC_REQUEST', {
      method: 'eth_sendTransaction',
      params: [{ from: address, to: receiver, value: `0x${parseEther(ether).toString(16)}` }],
    })
  const openWalletPage = async (): Promise<Page> => {
    const opened = context.waitForEvent('page')
    await expect(inner.getByTestId('open-window')).toBeEnabled()
    await inner.getByTestId('open-window').press('Enter')
    return opened
  }

  // Within the policy, with the fee, it is approved in the frame.
  const root = inner.locator('html')
  await expect(root).toHaveAttribute('lang', 'en')
  await ask('SYNC_THEME', { locale: 'ar-EG' })
  const small = send('0.5')
  await armInFrame(inner)
  await expect(inner.getByTestId('approve')).toHaveText('موافقة')
  await expectAccessible(inner, 'the approval in the frame')
  // A page that changes its language meanwhile moves no button; the next view has it.
  await ask('SYNC_THEME', { locale: 'en' })
  await expect(root).toHaveAttribute('dir', 'rtl')
  await approveInFrame(inner)
  expect(await small).toMatchObject({ type: 'RPC_REQUEST_SUCCESS' })
  await expect.poll(received).toBe(parseEther('0.5'))
  await expect(root).toHaveAttribute('dir', 'ltr')
  await ask('SYNC_THEME', { locale: 'ar' })

  // Without a passkey it is refused; one is made on the page of the wallet.
  expect(await send('1.5')).toMatchObject({ type: 'RPC_REQUEST_ERROR', payload: { code: 4100 } })
  const left = ask('OPEN_WALLET')
  const walletPage = await openWalletPage()
  await expect(walletPage.getByTestId('tier')).toBeVisible()
  await expect(walletPage.locator('html')).toHaveAttribute('lang', 'ar')
  await expectAccessible(walletPage.mainFrame(), 'the wallet page')
  const first = await addAuthenticator(walletPage)
  await walletPage.getByTestId('add-passkey').click()
  const heading = walletPage.getByTestId('dialog').getByRole('heading')
  for (let step = 0; step < 3; step += 1) {
    const title = (await heading.textContent()) ?? ''
    await walletPage.getByTestId('dialog-submit').click()
    await expect(heading.filter({ hasText: title })).toHaveCount(0)
  }
  await expect(walletPage.getByTestId('factor-remove')).toHaveCount(1)
  const credentials = await first.credentials()
  expect(credentials).toHaveLength(1)
  await walletPage.close()
  await left

  // The authenticator is there, and does not verify who uses it.
  const unverified = send('1.5')
  const declined = await approvalWindow(page)
  await (await addAuthenticator(declined, credentials)).verify(false)
  await expect(declined.getByText(receiver, { exact: true })).toBeVisible()
  await expect(declined.getByTestId('approve')).toHaveText('موافقة')
  await expectAccessible(declined.mainFrame(), 'the approval window')
  await declined.getByTestId('approve').click()
  expect(await unverified).toMatchObject({ type: 'RPC_REQUEST_ERROR', payload: { code: 4001 } })
  expect(await received()).toBe(parseEther('0.5'))

  const verified = send('1.5')
  const popup = await approvalWindow(page)
  await addAuthenticator(popup, credentials)
  await expect(popup.getByText(receiver, { exact: true })).toBeVisible()
  await popup.getByTestId('approve').click()
  expect(await verified).toMatchObject({ type: 'RPC_REQUEST_SUCCESS' })
  await expect.poll(received).toBe(parseEther('2'))

  // The amount that a permission allows until it ends counts as spent.
  const user = await ask('GET_USER', { chainId: 31338, preferredAccountType: 'smartAccount' })
  const account = user.payload?.address as Hex
  await other.setBalance({ address: account, value: parseEther('5') })
  const backend = privateKeyToAddress(generatePrivateKey())
  const timestamp = Number((await other.getBlock()).timestamp) + 86_400
  const grant = (ether: string) =>
    ask('RPC_REQUEST', {
      method: 'wallet_requestExecutionPermissions',
      params: [
        {
          chainId: '0x7a6a',
          from: account,
          to: backend,
          permission: {
            type: 'native-token-allowance',
            isAdjustmentAllowed: false,
            data: { allowance: `0x${parseEther(ether).toString(16)}` },
          },
          rules: [{ type: 'expiry', data: { timestamp } }],
        },
      ],
    })
  const within = grant('1')
  await approveInFrame(inner)
  expect(await within).toMatchObject({ type: 'RPC_REQUEST_SUCCESS' })
  const over = grant('1.5')
  const giving = await approvalWindow(page)
  // Each window has a new authenticator, whose counter has to go on.
  await addAuthenticator(
    giving,
    credentials.map(credential => ({ ...credential, signCount: credential.signCount + 10 })),
  )
  await expect(giving.getByText('1.5 ETH', { exact: true })).toBeVisible()
  await expect(giving.getByText(backend, { exact: true })).toBeVisible()
  await giving.getByTestId('approve').click()
  const answer = await over
  expect(answer).toMatchObject({ type: 'RPC_REQUEST_SUCCESS' })
  const [granted] = Object.values(answer.payload ?? {}) as [Granted]
  // Anyone who redeems it deploys the account.
  const [deployment] = granted.dependencies
  const simulate = async (amount: string) => {
    const data = encodeRedemption(granted.context, [{ to: receiver, value: parseEther(amount) }])
    const calls = [
      { to: deployment?.factory, data: deployment?.factoryData, account: backend },
      { to: smartAccounts.contracts.delegationManager, data, account: backend },
    ]
    const [block] = await other.simulateBlocks({ blocks: [{ calls }] })
    return block?.calls.map(({ status }) => status)
  }
  expect(await simulate('1.5')).toEqual(['success', 'success'])
  expect(await simulate('1.6')).toEqual(['success', 'failure'])
})
