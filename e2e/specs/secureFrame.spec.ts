import { parseEther, verifyMessage } from 'viem'
import { approvalWindow } from '../fixtures/approvals.js'
import { expect, test } from '../fixtures/secureTest.js'
import { untilClosed } from '../fixtures/untilClosed.js'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('e-mail: sign-up, a signature, a transaction, a reload, sign-out', async ({
  openSignedUp,
  approve,
  chains: [chain],
}) => {
  const { lab, account } = await openSignedUp('ana@example.test')
  await lab.expectAgreement({ address: account, chainId: 31337 })
  await chain.setBalance({ address: account, value: parseEther('2') })

  await lab.start('sign-message', 'hello')
  // The accent of the kit: the window has the theme of the frame.
  const signing = await approvalWindow(lab.page)
  await expect(signing.getByTestId('approve')).toHaveCSS('background-color', 'rgb(40, 103, 228)')
  await approve(lab.page)
  const { value: signature } = await lab.result('sign-message')
  expect(
    await verifyMessage({ address: account, message: 'hello', signature: signature as `0x${string}` }),
  ).toBe(true)

  const before = await chain.getBalance({ address: receiver })
  await lab.start('send-transaction', `${receiver} ${parseEther('1')}`)
  const frame = await approvalWindow(lab.page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Send')
  await expect(frame.getByText(receiver, { exact: true })).toBeVisible()
  await expect(frame.getByText('1 ETH', { exact: true }).first()).toBeVisible()
  // The estimate of the site's own node: the local one has eth_simulateV1.
  await expect(frame.getByText('− 1 ETH', { exact: true })).toBeAttached()
  await approve(lab.page)
  const { value: hash } = await lab.result('send-transaction')
  await chain.waitForTransactionReceipt({ checkReplacement: false, hash: hash as `0x${string}` })
  expect((await chain.getBalance({ address: receiver })) - before).toBe(parseEther('1'))
  expect(await chain.getTransactionCount({ address: account, blockTag: 'pending' })).toBe(1)

  await lab.start('sign-message', 'no')
  const declined = await approvalWindow(lab.page)
  await untilClosed(declined, () => declined.getByTestId('reject').click())
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })

  // Loaded again in Arabic: the frame knows the language before a modal was shown.
  const arabic = new URL(lab.page.url())
  arabic.searchParams.set('locale', 'ar')
  await lab.page.goto(arabic.href)
  await lab.expectState({ status: 'connected', address: account })
  await lab.start('sign-message', 'no')
  const opened = await approvalWindow(lab.page)
  await expect(opened.getByTestId('approve')).toHaveText('موافقة')
  await untilClosed(opened, () => opened.getByTestId('reject').click())
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})
