import type { Page } from '@playwright/test'
import { isErc6492Signature } from 'viem'
import { approveInFrame } from '../fixtures/approvals.js'
import { expect, test } from '../fixtures/secureTest.js'
import type { LabPage } from '../pages/labPage.js'
import { signInView } from '../pages/signInView.js'

/** The chain with smart accounts, and the chain without. */
const [listed, other] = [31338, 31337]

type AccountType = 'eoa' | 'smartAccount'

/** Chooses an account where its owner does: Account, Settings, Account type. */
async function choose({ page, openAccount }: LabPage, type: AccountType) {
  await openAccount()
  await page.getByTestId('account-settings').click()
  await page.getByTestId('settings-account-type').click()
  await page.getByTestId(`account-type-${type}`).click()
}

/** Waits until the view shows the choice, and closes it. */
async function leave({ page, modal }: LabPage, type: AccountType) {
  await expect(page.getByTestId(`account-type-${type}`)).toHaveAttribute('aria-current', 'true')
  await modal.close()
}

/** The kit and wagmi have these accounts, the active account first. */
async function expectAccounts(lab: LabPage, chainId: number, [address = '', ...rest]: readonly string[]) {
  await lab.expectAgreement({ address, chainId })
  const { allAccounts, wagmi } = await lab.state()
  expect([allAccounts, wagmi.addresses]).toEqual([
    [address, ...rest],
    [address, ...rest],
  ])
}

test('C8, C18: a smart account signs in before it is deployed, and each account keeps its sign-in', async ({
  openLab,
  secureSite,
  signUp,
  frameOf,
  chains: [, chain],
}) => {
  const query = { secureSite: secureSite.url, siwx: 'required', defaultNetwork: `${listed}` }
  const lab = await openLab({ query })
  const { page } = lab
  const signedIn = async (address: string) => {
    await expect
      .poll(async () => (await lab.state()).siwx)
      .toMatchObject({
        status: 'authenticated',
        session: { data: { accountAddress: address, chainId: `eip155:${listed}` } },
      })
    return (await lab.state()).siwx.session
  }
  await lab.openConnect()
  await signUp(page, 'toggle-siwx@example.test')
  const frame = frameOf(page)
  await expect(frame.getByRole('heading')).toHaveText('Sign in')
  await approveInFrame(frame)
  await lab.modal.expectClosed()
  const { address: smart = '0x', allAccounts } = await lab.state()
  const eoa = allAccounts.find(one => one !== smart) ?? ''
  await expectAccounts(lab, listed, [smart, eoa])
  const session = await signedIn(smart)
  if (!session) throw new Error('no session')
  // The page believes the chain, where the account is not deployed yet.
  expect(isErc6492Signature(session.signature)).toBe(true)
  expect(await chain.getCode({ address: smart })).toBeUndefined()
  const { message, signature } = session
  expect(await chain.verifyMessage({ address: smart, message, signature })).toBe(true)

  const view = signInView(page)
  await choose(lab, 'eoa')
  await expect(view.root).toBeVisible()
  await view.sign.click()
  await approveInFrame(frame)
  await signedIn(eoa)
  await lab.modal.expectClosed()
  for (const [type, address, rest] of [
    ['smartAccount', smart, eoa],
    ['eoa', eoa, smart],
  ] as const) {
    await choose(lab, type)
    await leave(lab, type)
    await signedIn(address)
    await page.reload()
    await expectAccounts(lab, listed, [address, rest])
    await signedIn(address)
    await expect(view.root).toBeHidden()
  }
})

/** The page under other options of the app, over what it has kept. */
async function reopen(page: Page, options: Readonly<Record<string, string>>) {
  const url = new URL(page.url())
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value)
  await page.goto(url.href)
}

test('C2, C4, C6, C18: the choice is kept over reloads, networks and tabs, unless the app has no smart accounts', async ({
  openLab,
  secureSite,
  signUp,
  solana,
}) => {
  test.slow()
  const lab = await openLab({
    query: {
      secureSite: secureSite.url,
      // With it the frame is on a network of Solana after the login.
      solana: solana.url.replace('127.0.0.1', 'localhost'),
      solanaId: solana.caipNetworkId.slice('solana:'.length),
    },
  })
  const { page } = lab
  await lab.openConnect()
  await signUp(page, 'toggle@example.test')
  await lab.modal.expectClosed()
  const { address: eoa = '' } = await lab.state()
  await expectAccounts(lab, other, [eoa])
  const switchTo = async (chainId: number) => {
    await lab.networkButton.click()
    await lab.modal.network(`eip155:${chainId}`).click()
    await lab.expectState({ caipNetworkId: `eip155:${chainId}` })
    await lab.modal.close()
  }
  await switchTo(listed)
  await expect.poll(async () => (await lab.state()).accountType).toBe('smartAccount')
  const { address: smart = '' } = await lab.state()
  await expectAccounts(lab, listed, [smart, eoa])

  await choose(lab, 'eoa')
  await leave(lab, 'eoa')
  await expectAccounts(lab, listed, [eoa, smart])
  await page.reload()
  await expectAccounts(lab, listed, [eoa, smart])
  const tab = await openLab({ query: Object.fromEntries(new URL(page.url()).searchParams) })
  await expectAccounts(tab, listed, [eoa, smart])
  await page.bringToFront()
  await choose(lab, 'smartAccount')
  await leave(lab, 'smartAccount')
  await expectAccounts(lab, listed, [smart, eoa])
  await expectAccounts(tab, listed, [smart, eoa])
  await tab.page.close()

  await switchTo(other)
  await expectAccounts(lab, other, [eoa])
  await switchTo(listed)
  await expectAccounts(lab, listed, [smart, eoa])

  await reopen(page, { smartAccounts: 'no' })
  await expectAccounts(lab, listed, [eoa])
  await lab.openAccount()
  await page.getByTestId('account-settings').click()
  await expect(page.getByTestId('settings-upgrade')).toBeVisible()
  await expect(page.getByTestId('settings-account-type')).toHaveCount(0)
  await reopen(page, { smartAccounts: 'yes' })
  await expectAccounts(lab, listed, [smart, eoa])
})
