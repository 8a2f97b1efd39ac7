import type { ProposalOptions, TestWallet, WalletConnectWallet } from '@latchkit/testing'
import { expect, type Locator, type Page } from '@playwright/test'
import { accountView } from './accountView.js'
import { connectModal } from './connectModal.js'
import { fillField } from './fillField.js'
import type { LabAppState } from './labAppState.js'
import type { LabResult } from './labStateType.js'
import { rdns } from './rdns.js'
import { signInView } from './signInView.js'

export type LabAppPage = ReturnType<typeof labAppPage>

/** Opens a page of the lab at `url`, by the id of its configuration, and waits until it can be used. */
export async function openLabAppPage(page: Page, url: string, configuration: string): Promise<LabAppPage> {
  await page.goto(`${url}/lab/${configuration}`)
  await expect(page.getByTestId('lab-state').last()).toHaveAttribute('data-ready', 'true')
  return labAppPage(page)
}

/** A page of `apps/lab`. `root` narrows it to one of two instances. */
export function labAppPage(page: Page, root: Page | Locator = page) {
  const modal = connectModal(page)
  const connectButton = root.getByTestId('connect-button').first()

  async function state(): Promise<LabAppState> {
    return JSON.parse((await root.getByTestId('lab-state').textContent()) ?? '{}')
  }

  /** Waits until the page says so. */
  async function expectState(part: { [key in keyof LabAppState]?: unknown }) {
    await expect.poll(state).toMatchObject(part)
  }

  async function expectDisconnected() {
    await expectState({ status: 'disconnected', isConnected: false, connections: [] })
    expect((await state()).address).toBeUndefined()
  }

  async function expectSignedIn(account: string) {
    await expect
      .poll(async () => {
        const { siwx } = await state()
        return [siwx.status, siwx.session?.data.accountAddress]
      })
      .toEqual(['authenticated', account])
  }

  async function openConnect() {
    await connectButton.click()
    await expect(modal.view('Connect')).toBeVisible()
  }

  /** Picks the wallet in the modal; its owner has to answer now. */
  async function choose(wallet: string = rdns.first) {
    await modal.wallet(wallet).click()
  }

  /** Connects through the modal; the owner clicks "Approve". */
  async function connect(owner: TestWallet, options: { wallet?: string; accounts?: number[] } = {}) {
    await openConnect()
    await choose(options.wallet)
    await owner.approve({ accounts: options.accounts })
    await page.bringToFront()
    await expectState({ status: 'connected' })
  }

  /** The wallet takes the URI that the code shows. */
  async function pair(wallet: WalletConnectWallet) {
    await openConnect()
    await choose('walletConnect')
    await wallet.pair(await modal.uri())
  }

  /** Connects over WalletConnect; the wallet's owner clicks "Approve". */
  async function connectByQr(wallet: WalletConnectWallet, options?: ProposalOptions) {
    await pair(wallet)
    await wallet.approveProposal(options)
    await expectState({ status: 'connected' })
    await modal.expectClosed()
  }

  /** Presses the button of an action, with what it needs in the field. */
  async function start(action: string, input?: string) {
    await page.bringToFront()
    if (input !== undefined) await fillField(root.getByTestId('lab-input'), input)
    await root.getByTestId(`lab-${action}`).click()
  }

  /** Result of the last action. */
  async function result(action: string): Promise<LabResult> {
    const output = root.getByTestId('lab-result')
    await expect(output).toContainText(`"action":"${action}"`)
    return JSON.parse((await output.textContent()) ?? '{}')
  }

  /** Value of an action that must work. */
  async function value(action: string): Promise<string> {
    const { value, error } = await result(action)
    expect(error).toBeUndefined()
    return String(value)
  }

  return {
    page,
    modal,
    signIn: signInView(page),
    account: accountView(page),
    connectButton,
    state,
    expectState,
    expectDisconnected,
    expectSignedIn,
    openConnect,
    choose,
    connect,
    pair,
    connectByQr,
    start,
    result,
    value,
  }
}
