import type { TestWallet } from '@latchkit/testing'
import { expect, type Page } from '@playwright/test'
import { accountView } from './accountView.js'
import { connectModal } from './connectModal.js'
import { rdns } from './rdns.js'

export type DemoPage = ReturnType<typeof demoPage>

/** The demo that newcomers open. */
export function demoPage(page: Page) {
  const modal = connectModal(page)
  const account = accountView(page)
  const button = (action: string) => page.getByTestId(`demo-${action}`)
  const connectButton = page.getByTestId('connect-button').first()

  async function json(id: string): Promise<Record<string, unknown>> {
    return JSON.parse((await page.getByTestId(id).textContent()) ?? 'null') ?? {}
  }
  const state = () => json('demo-state')

  async function expectState(part: Record<string, unknown>) {
    await expect.poll(state).toMatchObject(part)
  }

  /** Details of an action once it succeeded. */
  async function success(action: string): Promise<Record<string, unknown>> {
    await expect.poll(() => json('demo-result')).toMatchObject({ action, status: 'success' })
    return json('demo-result')
  }

  async function connect(owner: TestWallet) {
    await connectButton.click()
    await modal.wallet(rdns.first).click()
    await owner.approve()
    await expectState({ status: 'connected' })
    await modal.expectClosed()
  }

  return {
    page,
    modal,
    account,
    button,
    connectButton,
    networkButton: page.getByTestId('network-button').first(),
    json,
    expectState,
    success,
    connect,
  }
}
