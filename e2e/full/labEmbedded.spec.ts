import type { Page } from '@playwright/test'
import { type Hex, recoverMessageAddress } from 'viem'
import { approveInFrame } from '../fixtures/approvals.js'
import { expect, test } from '../fixtures/labSecureTest.js'
import { approveDevice, readCode } from '../fixtures/secureTest.js'
import { isSignedBy } from '../fixtures/solanaReader.js'
import type { LabAppPage } from '../pages/labAppPage.js'
import { providerPage } from '../pages/providerPage.js'

/** Signs a text in the active namespace and returns the signature. */
async function sign(lab: LabAppPage, approve: (page: Page) => Promise<void>, text: string): Promise<Hex> {
  await lab.start('sign-message', text)
  await approve(lab.page)
  return (await lab.value('sign-message')) as Hex
}

test('embedded: one login signs in both chain families, over a reload, and one sign-out ends both', {
  tag: '@lab:embedded',
}, async ({ openLabApp, signUp, approve }) => {
  const lab = await openLabApp('embedded')
  await lab.openConnect()
  await signUp(lab.page, 'both@example.test')
  await lab.expectState({ status: 'connected', namespaces: ['eip155', 'solana'], namespace: 'eip155' })
  await lab.modal.expectClosed()
  const { accounts } = await lab.state()
  const message = 'of both'
  expect(await recoverMessageAddress({ message, signature: await sign(lab, approve, message) })).toBe(
    accounts.eip155,
  )
  await lab.page.reload()
  await lab.expectState({ status: 'connected', accounts })
  await lab.start('switch-namespace')
  await lab.expectState({ namespace: 'solana', address: accounts.solana })
  expect(isSignedBy(accounts.solana ?? '', message, await sign(lab, approve, message))).toBe(true)
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('embedded-email: no providers are offered, and an app signs in by its own actions', {
  tag: '@lab:embedded-email',
}, async ({ openLabApp, inbox, problems }) => {
  // The wrong code.
  problems.expect(/status of 403/)
  const email = 'actions@example.test'
  const lab = await openLabApp('embedded-email')
  await lab.openConnect()
  await expect(lab.page.getByTestId('email-input')).toBeVisible()
  await expect(lab.page.getByTestId(/^(?:social-|farcaster)/)).toHaveCount(0)
  await lab.modal.close()

  const seen = inbox.messages().at(-1)?.id ?? 0
  await lab.start('connect-email', email)
  const { value } = await lab.result('connect-email')
  const { action, number } = value as { action?: string; number?: string }
  expect(action).toBe('VERIFY_DEVICE')
  const link = await inbox.next(email, seen)
  await lab.start('verify-device')
  await approveDevice(lab.page, link.text, String(number))
  expect((await lab.result('verify-device')).error).toBeUndefined()
  const { text } = await inbox.next(email, link.id)
  const code = readCode(text)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await lab.start('verify-otp', wrong)
  expect((await lab.result('verify-otp')).error).toMatchObject({ code: 'frame/otp-invalid' })
  await lab.expectState({ status: 'disconnected' })
  await lab.start('verify-otp', code)
  await lab.expectState({ status: 'connected', namespaces: ['eip155'] })
  await lab.start('frame-sign-out')
  await lab.expectDisconnected()
})

test('embedded-solana: a login at a provider, and a signature on Solana alone', {
  tag: '@lab:embedded-solana',
}, async ({ openLabApp, approve }) => {
  const lab = await openLabApp('embedded-solana')
  await lab.openConnect()
  const [popup] = await Promise.all([
    lab.page.waitForEvent('popup'),
    lab.page.getByTestId('social-google').click(),
  ])
  await providerPage(popup).signIn('solana@example.test')
  await lab.expectState({ status: 'connected', namespaces: ['solana'] })
  await lab.modal.expectClosed()
  const { address = '' } = await lab.state()
  expect(isSignedBy(address, 'alone', await sign(lab, approve, 'alone'))).toBe(true)
})

test('embedded-siwx: the login asks for the signature of the sign-in, by one approval', {
  tag: '@lab:embedded-siwx',
}, async ({ openLabApp, signUp, frameOf }) => {
  const lab = await openLabApp('embedded-siwx')
  await lab.openConnect()
  await signUp(lab.page, 'lab-siwx@example.test')
  await approveInFrame(frameOf(lab.page))
  await expect.poll(async () => (await lab.state()).siwx.status).toBe('authenticated')
  const { siwx, address } = await lab.state()
  expect(siwx.session?.data.accountAddress).toBe(address)
})
