import { parseSiwxMessage } from '@latchkit/core/siwx'
import { recoverMessageAddress } from 'viem'
import { approveInFrame } from '../fixtures/approvals.js'
import { expect, test } from '../fixtures/secureTest.js'
import { signInView } from '../pages/signInView.js'

test('C8 SIWX in the frame: one approval signs in; declined, the view asks and the frame shows it again', async ({
  openLab,
  secureSite,
  siteClock,
  signUp,
  frameOf,
}) => {
  const lab = await openLab({ query: { secureSite: secureSite.url, siwx: 'required' } })
  const { page } = lab
  const { host } = new URL(page.url())
  const frame = frameOf(page)
  await lab.openConnect()
  await signUp(page, 'siwx@example.test')
  await expect(frame.getByRole('heading')).toHaveText('Sign in')
  await expect(frame.getByText(`${host} wants you to sign in`)).toBeVisible()
  const button = frame.getByTestId('approve')
  await approveInFrame(frame)
  await expect.poll(async () => (await lab.state()).siwx.status).toBe('authenticated')
  await lab.modal.expectClosed()
  const { session } = (await lab.state()).siwx
  if (!session) throw new Error('no session')
  const { address = '0x' } = await lab.state()
  expect(await recoverMessageAddress({ ...session, signature: session.signature as `0x${string}` })).toBe(
    address,
  )
  expect(parseSiwxMessage(session.message)).toMatchObject({ domain: host, accountAddress: address })

  await lab.start('disconnect')
  await lab.expectDisconnected()
  // A mail each 30 s.
  siteClock.passed += 31_000
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('lastEmailLoginTime')) localStorage.removeItem(key)
  })
  await lab.openConnect()
  await signUp(page, 'siwx2@example.test')
  await expect(button).toBeVisible()
  await frame.getByTestId('reject').press('Enter')
  const view = signInView(page)
  await expect(view.root).toBeVisible()
  expect((await lab.state()).status).toBe('connected')
  await view.sign.click()
  await approveInFrame(frame)
  await expect.poll(async () => (await lab.state()).siwx.status).toBe('authenticated')

  // The session is the account's: a reload asks for no signature again.
  await page.reload()
  await lab.expectState({ status: 'connected' })
  await expect.poll(async () => (await lab.state()).siwx.status).toBe('authenticated')
  await expect(view.root).toBeHidden()
  await expect(button).toBeHidden()
})
