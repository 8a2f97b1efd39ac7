import type { TestWallet } from '@latchkit/testing'
import type { Request } from '@playwright/test'
import { base58 } from '@scure/base'
import { type Hex, recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'
import { isSignedBy, solanaAddressOf } from '../fixtures/solanaReader.js'
import type { LabAppPage } from '../pages/labAppPage.js'

const first = accountOf('first')
const tag = ['@lab:next-auth']

/** Connects, so that the view asks. */
async function connectFirst(lab: LabAppPage, wallet: TestWallet, accounts?: number[]) {
  await lab.openConnect()
  await lab.choose()
  await wallet.approve({ accounts })
  await lab.page.bringToFront()
  await expect(lab.signIn.root).toBeVisible()
}

const expectSignedOut = (lab: LabAppPage) =>
  expect.poll(async () => (await lab.state()).siwx.status).toBe('unauthenticated')

test('signs in at next-auth by its calls on the wire, stays over a reload, and signs out', { tag }, async ({
  openLabApp,
  wallet,
}) => {
  test.slow()
  const lab = await openLabApp('next-auth')
  const calls: Request[] = []
  lab.page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  const pageUrl = lab.page.url()
  await connectFirst(lab, wallet)
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
  const { session } = (await lab.state()).siwx

  const find = (method: string, path: string) => {
    const found = [...calls]
      .reverse()
      .find(request => request.method() === method && new URL(request.url()).pathname === `/api/${path}`)
    if (!found) throw new Error(`No ${method} ${path} among ${calls.map(call => call.url())}`)
    return found
  }
  const form = (request: Request) => {
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
  }
  const nonce = await (await find('POST', 'nonce').response())?.text()
  expect(session?.data.nonce).toBe(nonce)
  const csrf = await (await find('GET', 'auth/csrf').response())?.json()
  expect(await (await find('GET', 'auth/providers').response())?.json()).toMatchObject({
    siwx: { type: 'credentials' },
  })
  const callback = find('POST', 'auth/callback/siwx')
  expect(form(callback)).toEqual({
    message: session?.message,
    signature: session?.signature,
    csrfToken: csrf.csrfToken,
    callbackUrl: pageUrl,
    json: 'true',
  })
  expect((await callback.response())?.status()).toBe(200)
  find('GET', 'auth/session')

  await lab.page.reload()
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
  expect(wallet.openApprovals()).toBe(0)
  calls.length = 0
  await lab.start('sign-out')
  await expectSignedOut(lab)
  expect(form(find('POST', 'auth/signout'))).toMatchObject({
    csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/),
    callbackUrl: pageUrl,
    json: 'true',
  })
})

test('a page that needs a session leads to the sign-in and back', { tag: [...tag, '@full'] }, async ({
  newPage,
  labServer,
  openLabApp,
  wallet,
}) => {
  test.slow()
  const lab = await openLabApp('next-auth')
  await lab.page.goto(`${labServer.url}/session`)
  const notice = lab.page.getByTestId('auth-error')
  await expect(notice).toHaveAttribute('data-code', 'SessionRequired')
  await lab.page.goto(`${labServer.url}/session/client`)
  await expect(lab.page).toHaveURL(/\/sign-in\?.*error=SessionRequired/)
  await expect(notice).toHaveAttribute('data-code', 'SessionRequired')
  await connectFirst(lab, wallet)
  await lab.signIn.signWith(wallet)
  await expect(lab.page).toHaveURL(`${labServer.url}/session/client`)
  await expect(lab.page.getByTestId('session-account')).toHaveText(first)
  const other = await newPage()
  await other.goto(`${labServer.url}/session`)
  await expect(other.getByTestId('session-account')).toHaveText(first)
})

test('a signature that does not hold is refused with 401 and shown; the next try has a separate nonce', {
  tag: [...tag, '@full'],
}, async ({ openLabApp, wallet, problems }) => {
  test.slow()
  problems.expect(/401/)
  const lab = await openLabApp('next-auth')
  const statuses: number[] = []
  const nonces: (string | undefined)[] = []
  lab.page.on('response', response => {
    if (response.url().includes('/callback/siwx')) statuses.push(response.status())
  })
  await lab.page.route('**/callback/siwx', async route => {
    const fields = new URLSearchParams(route.request().postData() ?? '')
    nonces.push(/Nonce: (\w+)/.exec(fields.get('message') ?? '')?.[1])
    if (nonces.length === 1) fields.set('signature', `0x${'11'.repeat(64)}1b`)
    await route.continue({ postData: fields.toString() })
  })
  await connectFirst(lab, wallet)
  await lab.signIn.signWith(wallet)
  await expect(lab.modal.toast).toHaveAttribute('data-variant', 'error')
  await expectSignedOut(lab)
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(first)
  expect(statuses).toEqual([401, 200])
  expect(new Set(nonces).size).toBe(2)
})

test('C8 another account is prompted once, and the first one is not signed out by it', {
  tag: ['@lab:siwx-required', '@full'],
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const lab = await openLabApp('siwx-required')
  await connectFirst(lab, wallet, [0, 1])
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(first)
  const popup = await wallet.popup()
  await popup.selectAccount(1)
  await lab.page.bringToFront()
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(accountOf('first', 1))
  await popup.selectAccount(0)
  await lab.page.bringToFront()
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
})

test('C8 Cancel disconnects where sign-in is required, and only closes where it is optional', {
  tag: ['@lab:next-auth', '@lab:next-auth-optional', '@full'],
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const required = await openLabApp('next-auth')
  await connectFirst(required, wallet)
  await required.signIn.cancel.click()
  await required.modal.expectClosed()
  await required.expectDisconnected()
  await required.page.close()
  const optional = await openLabApp('next-auth-optional')
  await connectFirst(optional, wallet)
  await optional.signIn.cancel.click()
  await optional.modal.expectClosed()
  await optional.page.reload()
  await optional.expectState({ status: 'connected', address: first })
  await expectSignedOut(optional)
  await optional.modal.expectClosed()
  await optional.start('request-sign-in')
  await optional.signIn.signWith(wallet)
  await optional.expectSignedIn(first)
})

test('an ended session is requested again: by its time, and by the server that forgot it', {
  tag: ['@lab:siwx-short', '@full'],
}, async ({ openLabApp, wallet, context }) => {
  test.slow()
  const lab = await openLabApp('siwx-short')
  await lab.page.clock.install()
  await lab.page.reload()
  await connectFirst(lab, wallet)
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
  await lab.page.clock.fastForward('01:01:00')
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.cancel.click()
  await lab.expectDisconnected()
  await lab.page.close()
  const again = await openLabApp('next-auth')
  await connectFirst(again, wallet)
  await again.signIn.signWith(wallet)
  await again.expectSignedIn(first)
  await context.clearCookies()
  await again.page.reload()
  await expect(again.signIn.root).toBeVisible()
  await expectSignedOut(again)
})

test('Solana signs in by one prompt of its wallet', {
  tag: ['@lab:siwx-required', '@lab:next-auth', '@full'],
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const address = await solanaAddressOf()
  for (const id of ['siwx-required', 'next-auth']) {
    const lab = await openLabApp(id)
    // The second page remembers the choice of the first.
    if ((await lab.state()).namespace !== 'solana') await lab.start('switch-namespace')
    await lab.expectState({ namespace: 'solana' })
    await lab.connect(wallet)
    await lab.expectSignedIn(address)
    await lab.modal.expectClosed()
    const { session } = (await lab.state()).siwx
    const signature = session?.signature ?? ''
    expect(session?.message).toContain('wants you to sign in with your Solana account')
    expect(wallet.openApprovals()).toBe(0)
    expect(signature).not.toBe('')
    await lab.start('disconnect')
    await lab.expectDisconnected()
    await lab.page.close()
  }
})

test('C8 Solana: another account is prompted once, and neither is signed out by the other', {
  tag: ['@lab:siwx-required', '@full'],
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const [one, two] = [await solanaAddressOf(), await solanaAddressOf(1)]
  const popup = await wallet.popup()
  // With it the one prompt would give the one account that signs.
  await popup.setSolanaSignIn(false)
  const lab = await openLabApp('siwx-required')
  if ((await lab.state()).namespace !== 'solana') await lab.start('switch-namespace')
  await connectFirst(lab, wallet, [0, 1])
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(one)
  await lab.modal.expectClosed()
  await popup.selectAccount(1)
  await lab.page.bringToFront()
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.signWith(wallet)
  await lab.expectSignedIn(two)
  await popup.selectAccount(0)
  await lab.page.bringToFront()
  await lab.expectSignedIn(one)
  await lab.modal.expectClosed()
})

test('over WalletConnect one click connects and signs in, alone and with the other family beside', {
  tag: ['@lab:next-auth-optional', '@lab:next-auth', '@full'],
}, async ({ openLabApp, walletConnectWallet }) => {
  test.slow()
  const one = await openLabApp('next-auth-optional')
  await one.pair(walletConnectWallet)
  await walletConnectWallet.approveSignIn()
  await one.expectSignedIn(first)
  await one.modal.expectClosed()
  await one.start('disconnect')
  await one.expectDisconnected()
  await one.page.close()
  // next-auth has one session at a time, so that no user signs a second message for nothing.
  const both = await openLabApp('next-auth')
  await both.pair(walletConnectWallet)
  await walletConnectWallet.proposal()
  await expect(walletConnectWallet.page.getByTestId('sign-in-message')).toHaveCount(1)
  await walletConnectWallet.approveProposal()
  await both.expectSignedIn(first)
  await both.modal.expectClosed()
})

test('C8 over WalletConnect one click signs in an account of each family, by signatures that hold', {
  tag: ['@lab:siwx-required', '@full'],
}, async ({ openLabApp, walletConnectWallet }) => {
  test.slow()
  const address = await solanaAddressOf()
  const lab = await openLabApp('siwx-required')
  await lab.pair(walletConnectWallet)
  await walletConnectWallet.proposal()
  const texts = await walletConnectWallet.page.getByTestId('sign-in-message').allTextContents()
  await walletConnectWallet.approveProposal()
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
  const evm = (await lab.state()).siwx.session
  await lab.start('switch-namespace')
  await lab.expectState({ namespace: 'solana', address })
  await lab.expectSignedIn(address)
  await lab.modal.expectClosed()
  const solana = (await lab.state()).siwx.session
  expect(texts).toEqual([evm?.message, solana?.message])
  expect(evm?.data.nonce).not.toBe(solana?.data.nonce)
  const signature = evm?.signature as Hex
  expect(await recoverMessageAddress({ message: evm?.message ?? '', signature })).toBe(first)
  const bytes = Buffer.from(base58.decode(solana?.signature ?? '')).toString('hex')
  expect(isSignedBy(address, solana?.message ?? '', bytes)).toBe(true)
  // Each is found again for itself, without a prompt.
  await lab.page.reload()
  await lab.expectSignedIn(address)
  await lab.start('switch-namespace')
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
  await expect(walletConnectWallet.page.getByTestId('request')).toHaveCount(0)
})

test('C8 a wallet that signs nothing as it connects is prompted once in each family', {
  tag: ['@lab:siwx-required', '@full'],
}, async ({ openLabApp, walletConnectWallet }) => {
  test.slow()
  const address = await solanaAddressOf()
  await walletConnectWallet.setNoSignIn(true)
  const lab = await openLabApp('siwx-required')
  await lab.pair(walletConnectWallet)
  await walletConnectWallet.approveProposal()
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.sign.click()
  await walletConnectWallet.approveRequest('personal_sign')
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
  await lab.start('switch-namespace')
  await expect(lab.signIn.root).toBeVisible()
  await lab.signIn.sign.click()
  await walletConnectWallet.approveRequest('solana_signMessage')
  await lab.expectSignedIn(address)
  await lab.modal.expectClosed()
  await lab.start('switch-namespace')
  await lab.expectSignedIn(first)
  await lab.modal.expectClosed()
})

for (const [id, fault, code] of [
  ['auth-failing', 'failing-session', 'CLIENT_FETCH_ERROR'],
  ['auth-unreadable', 'unreadable-session', 'CLIENT_SESSION_ERROR'],
] as const)
  test(`${code} is written to the log of the server that caused it`, {
    tag: [`@lab:${id}`, '@full'],
  }, async ({ openLabApp, wallet, labServer, problems, context }) => {
    test.slow()
    problems.expect(/503/)
    const lab = await openLabApp(id)
    const logged = lab.page.waitForRequest(request => {
      const fields = new URLSearchParams(request.postData() ?? '')
      return request.url().endsWith(`/api/faults/${fault}/_log`) && fields.get('code') === code
    })
    await lab.openConnect()
    await lab.choose()
    await wallet.approve()
    await lab.page.bringToFront()
    if (fault === 'unreadable-session') {
      // There is nothing to read before somebody is signed in.
      await lab.signIn.signWith(wallet)
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name))
        .toContain('next-auth.session-token')
      await lab.page.reload()
    }
    const request = await logged
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
      level: 'error',
      code,
      client: 'true',
      url: `/api/faults/${fault}/session`,
    })
    await expect.poll(labServer.log).toContain(`[auth][error][${code}]`)
  })
