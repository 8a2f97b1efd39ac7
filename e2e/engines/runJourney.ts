import type { Inbox } from '@latchkit/local-stack'
import type { WalletConnectWallet } from '@latchkit/testing'
import { expect } from '@playwright/test'
import { verifyMessage } from 'viem'
import { readCode } from '../fixtures/secureTest.js'
import { injectedRdns, injectWallet } from './injectWallet.js'
import type { EngineBrowser, EngineWindow } from './types.js'
import { byTestId, windowActions } from './windowActions.js'

export type JourneyParameters = {
  /** Address of the lab page, with a relay and a secure site. */
  url: string
  rpcUrl: string
  inbox: Inbox
  wallet: WalletConnectWallet
  /** New for each run. */
  email: string
  /** Receives a picture of each view. */
  capture?(view: string, picture: Buffer): Promise<void>
}

/**
 * Runs the main journey of a visitor: connects an injected wallet and signs; pairs by QR code; signs up by e-mail, signs in
 * the approval window, reloads and signs out. Signatures are verified here, by viem.
 */
export async function runJourney(browser: EngineBrowser, parameters: JourneyParameters): Promise<void> {
  const { url, rpcUrl, inbox, wallet, email } = parameters
  const page = await browser.open(url)
  const { press, fill, text, readQr } = windowActions(page)
  const capture = async (view: string, of: EngineWindow = page) =>
    parameters.capture?.(view, await of.screenshot())

  /** Waits for a status of the connection and returns the address. */
  async function expectStatus(status: 'connected' | 'disconnected'): Promise<string | undefined> {
    const state = await text(byTestId('lab-state'), new RegExp(`^\\{"status":"${status}"`))
    return JSON.parse(state).address
  }

  async function expectSignature(message: string, approve: () => Promise<void>) {
    await fill(byTestId('lab-input'), message)
    await press(byTestId('lab-sign-message'))
    await approve()
    const { value, error } = JSON.parse(await text(byTestId('lab-result'), /"action":"sign-message"/))
    expect(error).toBeUndefined()
    const address = await expectStatus('connected')
    expect(await verifyMessage({ address: address as `0x${string}`, message, signature: value })).toBe(true)
  }

  async function disconnect() {
    await press(byTestId('lab-disconnect'))
    await expectStatus('disconnected')
  }

  await injectWallet(page, rpcUrl)
  await press(byTestId('connect-button'))
  await text(byTestId('view-Connect'), /./)
  await capture('connect')
  await press(byTestId(`wallet-${injectedRdns}`))
  await expectStatus('connected')
  await expectSignature('injected', async () => {})
  await disconnect()

  await press(byTestId('connect-button'))
  await press(byTestId('wallet-walletConnect'))
  let uri = ''
  await expect
    .poll(async () => {
      uri = await readQr(byTestId('wc-qr'))
      return uri
    })
    .toMatch(/^wc:/)
  await capture('qr')
  await wallet.pair(uri)
  await wallet.approveProposal()
  await expectStatus('connected')
  await disconnect()

  await press(byTestId('connect-button'))
  const seen = inbox.messages().at(-1)?.id ?? 0
  await fill(byTestId('email-input'), email)
  await press(byTestId('email-submit'))
  const number = await text(byTestId('email-number'), /\d/)
  const deviceMail = await inbox.next(email, seen)
  await confirmDevice(browser, deviceMail.text, number)
  const codeMail = await inbox.next(email, deviceMail.id)
  await fill(byTestId('otp-input-0'), readCode(codeMail.text))
  const account = await expectStatus('connected')
  await expectSignature('embedded', async () => {
    const opened = await approvalWindow(browser, page)
    await windowActions(opened).text(byTestId('approve'), /./)
    await capture('approve', opened)
    await windowActions(opened).press(byTestId('approve'))
    await expect.poll(() => opened.isClosed()).toBe(true)
  })

  await page.reload()
  expect(await expectStatus('connected')).toBe(account)
  await disconnect()
  await page.reload()
  await expectStatus('disconnected')
}

/** Opens the link of the mail and enters the number that the app shows. */
async function confirmDevice(browser: EngineBrowser, mail: string, number: string) {
  const [link = ''] = /http\S+\/device\/confirm\S+/.exec(mail) ?? []
  const opened = await browser.open(link)
  const { fill, press, text } = windowActions(opened)
  await fill('input:not([type=hidden])', number)
  await press('button')
  await text('h1', /Approved/)
  await opened.close()
}

/** The window that the kit opened. An engine may open it only on a press of the button in the kit's view. */
async function approvalWindow(browser: EngineBrowser, page: EngineWindow): Promise<EngineWindow> {
  const { find, press } = windowActions(page)
  let found: EngineWindow | undefined
  await expect
    .poll(
      async () => {
        for (const opened of await browser.windows())
          if (/\/approve\?/.test(await opened.url())) found = opened
        if (found) return true
        const button = await find(byTestId('open-approval-window'))
        if (button?.text === 'Open the approval window') await press(byTestId('open-approval-window'))
        return false
      },
      { message: 'the approval window is open' },
    )
    .toBe(true)
  if (!found) throw new TypeError('There is no approval window.')
  return found
}
