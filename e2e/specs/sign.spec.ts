import { recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const signature = (text: string) => text as `0x${string}`

test('signs a message that recovers to the account', { tag: ['@matrix', '@full'] }, async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  const message = 'Hello ☀ from the lab'
  await lab.start('sign-message', message)
  const approval = await wallet.approval()
  await expect(approval.getByTestId('approval-message')).toHaveText(message)
  await wallet.approve()
  const signed = signature(await lab.value('sign-message'))
  expect(await recoverMessageAddress({ message, signature: signed })).toBe(accountOf('first'))
})

test('shows that a signature was rejected and stays connected', { tag: '@full' }, async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.start('sign-message', 'no')
  await wallet.reject()
  const { error } = await lab.result('sign-message')
  expect(error).toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
  await lab.expectState({ status: 'connected' })
})
