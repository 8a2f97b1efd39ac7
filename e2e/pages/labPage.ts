import type { TestWallet } from '@latchkit/testing'
import { expect, type Locator, type Page } from '@playwright/test'
import { accountView } from './accountView.js'
import { connectModal } from './connectModal.js'
import { fillField } from './fillField.js'
import type { LabResult, LabState } from './labStateType.js'
import { rdns } from './rdns.js'

export type LabPage = ReturnType<typeof labPage>

/**
 * A page of apps/ that shows the lab: the kit's buttons, its state as JSON, and actions. `root` narrows the
 * buttons and the state to one part of the page.
 */
export function labPage(page: Page, root: Page | Locator = page) {
  const modal = connectModal(page)
  const account = accountView(page)
  // The first one: views of the modal may carry the same ids, and the page's stand before it.
  const connectButton = root.getByTestId('connect-button').first()
  const networkButton = root.getByTestId('network-button').first()

  async function state(): Promise<LabState> {
    return JSON.parse((await root.getByTestId('lab-state').textContent()) ?? '{}')
  }

  /** Waits until the page says so. */
  async function expectState(part: Partial<LabState>) {
    await expect.poll(state).toMatchObject(part)
  }

  /** The kit and wagmi show the same. */
  async function expectAgreement({ address, chainId }: { address: string; chainId: number }) {
    const caipNetworkId = `eip155:${chainId}`
    await expect.poll(state).toMatchObject({
      status: 'connected',
      isConnected: true,
      address,
      caipNetworkId,
      caipAddress: `${caipNetworkId}:${address}`,
      wagmi: { status: 'connected', address, chainId },
    })
  }

  async function expectDisconnected() {
    await expect.poll(state).toMatchObject({
      status: 'disconnected',
      isConnected: false,
      connections: [],
      wagmi: { status: 'disconnected', connections: [] },
    })
    expect((await state()).address).toBeUndefined()
  }

  async function openConnect() {
    await connectButton.click()
    await expect(modal.view('Connect')).toBeVisible()
  }

  async function openAccount() {
    await connectButton.click()
    await expect(account.root).toBeVisible()
  }

  /** Picks the wallet in the modal, so that it asks its owner. */
  async function choose(wallet: string = rdns.first) {
    await modal.wallet(wallet).click()
    await expect(modal.view('ConnectingExternal')).toBeVisible()
  }

  /** Connects through the modal; the owner clicks "Approve". */
  async function connect(owner: TestWallet, options: { wallet?: string; accounts?: number[] } = {}) {
    await openConnect()
    await choose(options.wallet)
    await owner.approve({ accounts: options.accounts })
    await expectState({ status: 'connected' })
    await modal.expectClosed()
  }

  /** Presses the button of an action, with what it needs in the field. */
  async function start(action: string, input?: string) {
    if (input !== undefined) await fillField(page.getByTestId('lab-input'), input)
    await page.getByTestId(`lab-${action}`).click()
  }

  /** Result of the last action. */
  async function result(action: string): Promise<LabResult> {
    const output = page.getByTestId('lab-result')
    await expect(output).toContainText(`"action":"${action}"`)
    return JSON.parse((await output.textContent()) ?? '{}')
  }

  /** Value of an action that must work. */
  async function value(action: string): Promise<string> {
    const { value, error } = await result(action)
    expect(error).toBeUndefined()
    return String(value)
  }

  /** Accounts the wallet grants the page. Its answers come in order: whatever was decided before has arrived too. */
  async function granted(): Promise<string[]> {
    return page.evaluate(() => Reflect.get(window, 'ethereum').request({ method: 'eth_accounts' }))
  }

  return {
    page,
    modal,
    account,
    connectButton,
    networkButton,
    accountButton: root.getByTestId('account-button').first(),
    state,
    expectState,
    expectAgreement,
    expectDisconnected,
    openConnect,
    openAccount,
    choose,
    connect,
    start,
    result,
    value,
    granted,
  }
}
