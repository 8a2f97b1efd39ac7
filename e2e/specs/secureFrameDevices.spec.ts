import type { Hex } from 'viem'
import { verifyMessage } from 'viem'
import { expect, readCode, test } from '../fixtures/secureTest.js'

test('C5: a sign-out ends the other tab; a new device recovers the wallet by a second code', async ({
  openLab,
  openPhone,
  secureSite,
  siteClock,
  signUp,
  inbox,
  frameOf,
  approve,
}) => {
  test.slow()
  const email = 'two@example.test'
  const query = { secureSite: secureSite.url }
  const lab = await openLab({ query })
  await lab.openConnect()
  await signUp(lab.page, email)
  await lab.expectState({ status: 'connected' })
  const { address: account = '0x' } = await lab.state()
  const other = await openLab({ query })
  await other.expectState({ status: 'connected', address: account })
  await other.start('disconnect')
  await other.expectDisconnected()
  await lab.expectDisconnected()

  // A mail each 30 s.
  siteClock.passed += 31_000
  const phone = await openPhone({ device: 'Pixel 7', query })
  const { page } = phone
  await phone.openConnect()
  await signUp(page, email)
  const frame = frameOf(page)
  await expect(frame.getByRole('heading')).toHaveText('Open your wallet on this device')
  const code = readCode(inbox.messages().at(-1)?.text ?? '')
  await frame.getByTestId('recovery-code').fill(code)
  await frame.getByTestId('recovery-submit').click()
  await phone.expectState({ status: 'connected', address: account })
  await phone.start('sign-message', 'from the phone')
  await approve(page)
  const signature = (await phone.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'from the phone', signature })).toBe(true)
})
