import { afterEach, describe, expect, test } from 'vitest'
import type { TestPage } from './openTestPage.js'
import { type Setup, startSetup } from './startSetup.js'

let setup: Setup | undefined

afterEach(() => setup?.stop())

const start = async (config: Parameters<typeof startSetup>[0] = {}) => {
  setup = await startSetup(config)
  return setup
}

const names = ({ page }: TestPage) =>
  page.evaluate(() => window.found.map(({ info }) => `${info.rdns} ${info.name}`))
const atStart = ({ page }: TestPage) => page.evaluate(() => [window.foundAtStart, window.legacyAtStart])

describe('by config.json', () => {
  test('two wallets of one name with their own accounts', async () => {
    const { open, wallet, stack } = await start({ wallets: [{ name: 'Twin' }, { name: 'Twin' }] })
    const page = await open()
    expect(await names(page)).toEqual(['dev.latchkit.wallet Twin', 'dev.latchkit.second Twin'])
    const second = page.request('eth_requestAccounts', [], 1)
    await wallet.approve()
    expect(await second).toEqual({ result: [stack.accounts[3]?.address] })
    expect(await page.request('eth_accounts', [], 0)).toEqual({ result: [] })
    expect(await page.events('second:accountsChanged')).toEqual([[stack.accounts[3]?.address]])
    expect(await page.events('accountsChanged')).toEqual([])
  })

  test('legacy only: window.ethereum and no announcement', async () => {
    const { open, wallet, stack } = await start({ mode: 'legacy' })
    const page = await open()
    expect(await atStart(page)).toEqual([0, true])
    const reply = page.request('eth_requestAccounts', [], 'legacy')
    await wallet.approve()
    expect(await reply).toEqual({ result: [stack.accounts[0]?.address] })
    expect(await names(page)).toEqual([])
  })

  test('late: on "Announce now"', async () => {
    const { open, wallet } = await start({ time: 'onDemand' })
    const page = await open()
    const popup = await wallet.popup()
    expect(await atStart(page)).toEqual([0, false])
    expect(await names(page)).toEqual([])
    await popup.announceNow()
    await expect.poll(() => names(page)).toEqual(['dev.latchkit.wallet Latchkit Test Wallet'])
  })

  test('late: after a time', async () => {
    const { open } = await start({ time: { afterMs: 300 } })
    const page = await open()
    expect(await atStart(page)).toEqual([0, false])
    await expect.poll(() => names(page)).toHaveLength(1)
  })
})

test('by clicks in the wallet, for pages loaded afterwards', async () => {
  const { open, wallet } = await start()
  const popup = await wallet.popup()
  await popup.setSecondWallet(true)
  await popup.rename('second', 'Latchkit Test Wallet')
  const two = await open()
  await expect
    .poll(() => names(two))
    .toEqual(['dev.latchkit.wallet Latchkit Test Wallet', 'dev.latchkit.second Latchkit Test Wallet'])
  await popup.setLegacy(true)
  await two.page.reload()
  await two.page.waitForFunction(() => 'ethereum' in window)
  expect(await names(two)).toEqual([])
  await popup.setLegacy(false)
  await popup.setAnnounceLate(true)
  await two.page.reload()
  expect(await atStart(two)).toEqual([0, false])
  await popup.announceNow()
  await expect.poll(() => names(two)).toHaveLength(2)
})
