import { expect, test } from '../fixtures/labTest.js'
import { isSignedByBase58, solanaAddressOf } from '../fixtures/solanaReader.js'
import type { LabAppPage } from '../pages/labAppPage.js'

const tag = ['@lab:next-auth']

/** A page that asks its server for a nonce, with Solana as the family that connects. */
async function openSolana(openLabApp: (configuration: string) => Promise<LabAppPage>) {
  const lab = await openLabApp('next-auth')
  const nonces: string[] = []
  lab.page.on('response', async response => {
    if (new URL(response.url()).pathname === '/api/nonce' && response.ok()) nonces.push(await response.text())
  })
  if ((await lab.state()).namespace !== 'solana') await lab.start('switch-namespace')
  await lab.expectState({ namespace: 'solana' })
  return { lab, nonces }
}

test('solana:signIn of the Wallet Standard connects and signs in with one prompt, by what the wallet showed', {
  tag,
}, async ({ openLabApp, wallet, solana }) => {
  test.slow()
  const address = await solanaAddressOf()
  const { lab, nonces } = await openSolana(openLabApp)
  await lab.openConnect()
  await lab.choose()
  const approval = await wallet.approval()
  await expect(approval.getByTestId('approval')).toHaveAttribute('data-kind', 'solanaSignIn')
  const shown = await approval.getByTestId('approval-message').textContent()
  await expect(approval.getByTestId('sign-in-warning')).toHaveCount(0)
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectSignedIn(address)
  await lab.modal.expectClosed()
  expect(wallet.openApprovals()).toBe(0)

  const { session } = (await lab.state()).siwx
  const message = session?.message ?? ''
  expect(message).toBe(shown)
  const { host } = new URL(lab.page.url())
  expect(message).toMatch(`${host} wants you to sign in with your Solana account:\n${address}\n`)
  expect(nonces).toHaveLength(1)
  expect(message).toContain(`Nonce: ${nonces[0]}`)
  expect(message).toContain(`Chain ID: ${solana.caipNetworkId.slice('solana:'.length)}`)
  expect(isSignedByBase58(address, message, session?.signature ?? '')).toBe(true)
  expect(isSignedByBase58(address, `${message} `, session?.signature ?? '')).toBe(false)
  await lab.page.reload()
  await lab.expectSignedIn(address)
  expect(wallet.openApprovals()).toBe(0)
})

test('C1 a rejected solana:signIn leaves no account connected or signed in, and the next one has a separate nonce', {
  tag,
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const { lab, nonces } = await openSolana(openLabApp)
  await lab.openConnect()
  await lab.choose()
  await wallet.reject()
  await lab.page.bringToFront()
  await lab.expectDisconnected()
  expect((await lab.state()).siwx.status).not.toBe('authenticated')
  await lab.modal.close()
  await lab.connect(wallet)
  await lab.expectSignedIn(await solanaAddressOf())
  expect(new Set(nonces).size).toBe(2)
})

test('a Solana wallet without solana:signIn connects first and signs a message then', {
  tag,
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const address = await solanaAddressOf()
  const popup = await wallet.popup()
  await popup.setSolanaSignIn(false)
  const { lab } = await openSolana(openLabApp)
  await lab.connect(wallet)
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(address)
  const { session } = (await lab.state()).siwx
  expect(isSignedByBase58(address, session?.message ?? '', session?.signature ?? '')).toBe(true)
})
