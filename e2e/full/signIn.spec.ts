import { parseSiwxMessage } from '@latchkit/core/siwx'
import type { TestWallet } from '@latchkit/testing'
import { recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import type { LabPage } from '../pages/labPage.js'
import { signInView } from '../pages/signInView.js'

const address = accountOf('first')
/** Has every character that ERC-4361 allows beside letters and digits. */
const statement = "Welcome: it's 1+1=2, no? #1 & $2; (a*b)~[c]@d/e_f-g.h!"
const required = { query: { siwx: 'required' } }
const optional = { query: { siwx: 'optional' } }

/** Connects, so that the view asks. */
async function connectFirst(lab: LabPage, wallet: TestWallet, accounts?: number[]) {
  await lab.openConnect()
  await lab.choose()
  await wallet.approve({ accounts })
  await lab.page.bringToFront()
  await expect(lab.modal.view('ConnectingSiwe')).toBeVisible()
}

const expectSignedIn = (lab: LabPage, account: string = address) =>
  expect
    .poll(async () => {
      const { siwx } = await lab.state()
      return [siwx.status, siwx.session?.data.accountAddress]
    })
    .toEqual(['authenticated', account])

const expectSignedOut = (lab: LabPage) =>
  expect.poll(async () => (await lab.state()).siwx.status).toBe('unauthenticated')

test('signs in with the real wallet, and a reload keeps the session', { tag: '@matrix' }, async ({
  openLab,
  wallet,
  requests,
}) => {
  const lab = await openLab({ query: { ...required.query, siwxStatement: statement } })
  const view = signInView(lab.page)
  /** Loaded chunks with the view. A chunk with core's `signIn` has the same name. */
  const chunks = async () => {
    const urls = requests.all().filter(url => /\/signIn-[^/]*\.js/.test(url))
    const texts = await Promise.all(urls.map(async url => (await lab.page.request.get(url)).text()))
    return texts.filter(text => text.includes('siwx-sign'))
  }
  await lab.openConnect()
  // Nothing of it loads before a wallet is connected. Without the option it never does: `connect.spec.ts`.
  expect(await chunks()).toEqual([])
  await lab.choose()
  await wallet.approve()
  await lab.page.bringToFront()
  await expect(lab.modal.view('ConnectingSiwe')).toBeVisible()
  expect(await chunks()).toHaveLength(1)
  await expect(view.root).toContainText(statement)
  await expect(view.root).toContainText(new URL(lab.page.url()).host)
  await view.sign.click()
  const approval = await wallet.approval()
  await expect(approval.getByTestId('approval-message')).toContainText(
    'wants you to sign in with your Ethereum',
  )
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.modal.expectClosed()
  await expectSignedIn(lab)
  const { session } = (await lab.state()).siwx
  if (!session) throw new Error('no session')
  const { message, signature } = session
  expect(await recoverMessageAddress({ message, signature })).toBe(address)
  expect(parseSiwxMessage(message)).toMatchObject({
    domain: new URL(lab.page.url()).host,
    chainId: 'eip155:31337',
    accountAddress: address,
    statement,
  })
  await lab.page.reload()
  await lab.expectAgreement({ address, chainId: 31337 })
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
  expect(wallet.openApprovals()).toBe(0)
})

test('C8 a rejection is shown and the prompt repeated', async ({ openLab, wallet }) => {
  const lab = await openLab(required)
  const view = signInView(lab.page)
  await connectFirst(lab, wallet)
  await view.sign.click()
  await wallet.reject()
  await lab.page.bringToFront()
  await expect(lab.modal.toast).toHaveText('Signature declined')
  await expect(lab.modal.toast).toHaveAttribute('data-variant', 'error')
  await expect(view.root).toBeVisible()
  await lab.expectState({ status: 'connected' })
  await view.signWith(wallet)
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
})

test('C8 closing shakes while sign-in is required, and Cancel disconnects', async ({ openLab, wallet }) => {
  const lab = await openLab(required)
  const view = signInView(lab.page)
  await connectFirst(lab, wallet)
  // Shorter than the time between two looks on a busy machine.
  const shakes = await lab.modal.dialog.evaluateHandle(dialog => {
    const seen = { count: 0 }
    dialog.addEventListener('animationstart', ({ target }) => {
      if ((target as Element).classList.contains('shaking')) seen.count += 1
    })
    return seen
  })
  await lab.modal.closeButton.click()
  await lab.page.keyboard.press('Escape')
  await expect.poll(() => shakes.evaluate(({ count }) => count)).toBeGreaterThan(0)
  await expect(view.root).toBeVisible()
  await expect(lab.modal.dialog.locator('.card.shaking')).toHaveCount(0)
  await view.cancel.click()
  await lab.modal.expectClosed()
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
  await connectFirst(lab, wallet)
})

test('C8 where sign-in is optional Cancel leaves the wallet connected and prompts no more', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab(optional)
  const view = signInView(lab.page)
  await connectFirst(lab, wallet)
  await view.cancel.click()
  await lab.modal.expectClosed()
  await lab.expectAgreement({ address, chainId: 31337 })
  await lab.page.reload()
  await lab.expectAgreement({ address, chainId: 31337 })
  await expectSignedOut(lab)
  await lab.modal.expectClosed()
  await lab.start('request-sign-in')
  await view.signWith(wallet)
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
})

test('C8 another account and another network are prompted once each', async ({ openLab, wallet }) => {
  const lab = await openLab(required)
  const view = signInView(lab.page)
  await connectFirst(lab, wallet, [0, 1])
  await view.signWith(wallet)
  await expectSignedIn(lab)
  const popup = await wallet.popup()
  await popup.selectAccount(1)
  await lab.page.bringToFront()
  await expect(view.root).toBeVisible()
  await expectSignedOut(lab)
  await view.signWith(wallet)
  await expectSignedIn(lab, accountOf('first', 1))
  await popup.selectAccount(0)
  await lab.page.bringToFront()
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
  await popup.selectChain(31338)
  await lab.page.bringToFront()
  await expect(view.root).toBeVisible()
  await view.signWith(wallet)
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
})

test('C7 the unsupported network can be left by every way while sign-in is required', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab(required)
  const view = signInView(lab.page)
  await connectFirst(lab, wallet)
  const popup = await wallet.popup()
  await popup.selectChain(1)
  await lab.page.bringToFront()
  await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
  await lab.modal.close()
  await lab.connectButton.click()
  await lab.modal.network('eip155:31338').click()
  await wallet.approve()
  await lab.page.bringToFront()
  await expect(view.root).toBeVisible()
  await popup.selectChain(1)
  await lab.page.bringToFront()
  await lab.modal.view('UnsupportedChain').getByTestId('disconnect').click()
  await lab.expectDisconnected()
})

test('signing out ends the session: optional stays connected, required disconnects', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab(optional)
  const view = signInView(lab.page)
  await connectFirst(lab, wallet)
  await view.signWith(wallet)
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
  await lab.start('sign-out')
  await expectSignedOut(lab)
  await lab.expectAgreement({ address, chainId: 31337 })
  await lab.page.reload()
  await lab.expectAgreement({ address, chainId: 31337 })
  await expectSignedOut(lab)
  await lab.modal.expectClosed()
  await lab.start('sign-in')
  await wallet.approve()
  await lab.page.bringToFront()
  await expectSignedIn(lab)
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await connectFirst(lab, wallet)
  await expectSignedOut(lab)
})

test('an expired session is requested again', async ({ openLab, wallet }) => {
  const lab = await openLab({ query: { siwx: 'required', siwxExpires: '3600000' } })
  const view = signInView(lab.page)
  await lab.page.clock.install()
  await lab.page.reload()
  await connectFirst(lab, wallet)
  await view.signWith(wallet)
  await expectSignedIn(lab)
  await lab.modal.expectClosed()
  await lab.page.clock.fastForward('59:00')
  await expectSignedIn(lab)
  await lab.page.clock.fastForward('02:00')
  await expect(view.root).toBeVisible()
  await expectSignedOut(lab)
  await view.signWith(wallet)
  await expectSignedIn(lab)
})

test('C8 two tabs follow each other', async ({ openLab, wallet }) => {
  const one = await openLab(optional)
  await connectFirst(one, wallet)
  const two = await openLab(optional)
  await expect(two.modal.view('ConnectingSiwe')).toBeVisible()
  await one.page.bringToFront()
  await signInView(one.page).signWith(wallet)
  await expectSignedIn(one)
  await expectSignedIn(two)
  await two.page.bringToFront()
  await two.modal.expectClosed()
  await two.start('sign-out')
  await expectSignedOut(two)
  await expectSignedOut(one)
  await one.page.bringToFront()
  await one.modal.expectClosed()
})

test.describe('with the prompt that connects, over the relay', () => {
  test('signs in by one click, and asks for nothing else', async ({
    openLab,
    relay,
    walletConnectWallet,
  }) => {
    const lab = await openLab({ query: { siwx: 'required', relay: relay.url } })
    await lab.openConnect()
    await lab.modal.wallet('walletConnect').click()
    await walletConnectWallet.pair(await lab.modal.uri())
    await walletConnectWallet.approveSignIn()
    await expectSignedIn(lab)
    await lab.modal.expectClosed()
    await lab.expectState({ status: 'connected' })
    await lab.page.reload()
    await expectSignedIn(lab)
    await lab.modal.expectClosed()
  })

  test('a wallet that cannot is prompted afterwards', async ({ openLab, relay, walletConnectWallet }) => {
    await walletConnectWallet.setNoSignIn(true)
    const lab = await openLab({ query: { siwx: 'required', relay: relay.url } })
    await lab.openConnect()
    await lab.modal.wallet('walletConnect').click()
    await walletConnectWallet.pair(await lab.modal.uri())
    await walletConnectWallet.approveProposal()
    const view = signInView(lab.page)
    await expect(view.root).toBeVisible()
    await expect(view.sign).not.toHaveAttribute('aria-disabled')
    await view.sign.click()
    await walletConnectWallet.approveRequest('personal_sign')
    await expectSignedIn(lab)
    await lab.modal.expectClosed()
  })
})
