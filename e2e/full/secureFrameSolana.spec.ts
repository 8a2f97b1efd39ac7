import { approvalWindow } from '../fixtures/approvals.js'
import { expect, test } from '../fixtures/secureTest.js'
import { freshSolanaAddress, isSignedByBase58, solanaReader } from '../fixtures/solanaReader.js'

test('e-mail with both adapters: one login, a Solana message and a transfer, a reload, one sign-out', async ({
  openLab,
  secureSite,
  signUp,
  approve,
  solana,
}) => {
  const lab = await openLab({
    query: {
      secureSite: secureSite.url,
      solana: solana.url.replace('127.0.0.1', 'localhost'),
      solanaId: solana.caipNetworkId.slice('solana:'.length),
    },
  })
  const addressOf = async (namespace: string) =>
    (await lab.state()).connections.find(({ caipNetworkId }) => caipNetworkId.startsWith(namespace))
      ?.address ?? ''
  await lab.openConnect()
  await signUp(lab.page, 'sol@example.test')
  await lab.modal.expectClosed()
  await expect.poll(() => addressOf('solana')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const [evm, address] = [await addressOf('eip155'), await addressOf('solana')]
  expect(evm).toMatch(/^0x/)
  await solana.airdrop(address, 2_000_000_000)

  await lab.start('solana-sign', 'hello')
  const signing = await approvalWindow(lab.page)
  await expect(signing.getByText('hello', { exact: true })).toBeVisible()
  await expect(signing.getByText(address, { exact: true })).toBeVisible()
  await approve(lab.page)
  expect(isSignedByBase58(address, 'hello', await lab.value('solana-sign'))).toBe(true)

  const receiver = freshSolanaAddress()
  await lab.start('solana-send', `${receiver} 5000000`)
  const sending = await approvalWindow(lab.page)
  await expect(sending.getByRole('heading', { level: 1 })).toHaveText('Send')
  await expect(sending.getByText(receiver, { exact: true })).toBeVisible()
  await expect(sending.getByText('0.005 SOL', { exact: true }).first()).toBeVisible()
  await approve(lab.page)
  const reader = solanaReader(solana.url)
  expect(await reader.error(await lab.value('solana-send'))).toBeNull()
  expect(await reader.balance(receiver)).toBe(5_000_000)

  await lab.start('solana-sign', 'no')
  await (await approvalWindow(lab.page)).getByTestId('reject').click()
  expect((await lab.result('solana-sign')).error).toMatchObject({ code: 'rpc/user-rejected' })

  await lab.page.reload()
  await expect.poll(() => addressOf('solana')).toBe(address)
  await expect.poll(() => addressOf('eip155')).toBe(evm)
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})
