import { generatePrivateKey } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { solanaAccountOf } from '../../src/common/keys.js'
import type { TestPage } from '../openTestPage.js'
import { type Setup, startSetup } from '../startSetup.js'
import { callFeature } from './solanaSuite.js'

let setup: Setup | undefined

afterEach(() => setup?.stop())

const names = ({ page }: TestPage) =>
  page.evaluate(() => window.standard.map(({ id, name }) => `${id} ${name}`))
const evmNames = ({ page }: TestPage) => page.evaluate(() => window.found.map(({ info }) => info.rdns))
const atStart = ({ page }: TestPage) => page.evaluate(() => window.standardAtStart)
const hasSignIn = ({ page }: TestPage) =>
  page.evaluate(() => window.standard.map(({ features }) => 'solana:signIn' in features))

test('by config.json: late, two of one name with their own keys, and no sign-in', async () => {
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  setup = await startSetup({
    wallets: [
      { name: 'Twin', privateKeys: [first] },
      { name: 'Twin', privateKeys: [second] },
    ],
    solana: { signIn: false, time: 'onDemand' },
  })
  const page = await setup.open()
  const popup = await setup.wallet.popup()
  expect(await evmNames(page)).toEqual(['dev.latchkit.wallet', 'dev.latchkit.second'])
  expect(await atStart(page)).toBe(0)
  await popup.announceNow()
  await expect.poll(() => names(page)).toEqual(['dev.latchkit.wallet Twin', 'dev.latchkit.second Twin'])
  expect(await hasSignIn(page)).toEqual([false, false])
  const reply = callFeature(page.page, 'standard:connect', [], 1)
  await setup.wallet.approve()
  const { address } = await solanaAccountOf(second)
  expect(await reply).toEqual({ result: { accounts: [address] } })
  expect(await page.events('second:change')).toEqual([[address]])
  expect(await page.events('change')).toEqual([])
  expect(await popup.solanaAccounts()).toEqual([(await solanaAccountOf(first)).address])
})

test('by config.json: none', async () => {
  setup = await startSetup({ solana: false })
  const page = await setup.open()
  expect(await evmNames(page)).toEqual(['dev.latchkit.wallet'])
  expect(await names(page)).toEqual([])
})

test('by clicks in the wallet, for pages loaded afterwards', async () => {
  setup = await startSetup()
  const popup = await setup.wallet.popup()
  const page = await setup.open()
  expect(await names(page)).toEqual(['dev.latchkit.wallet Latchkit Test Wallet'])
  expect(await hasSignIn(page)).toEqual([true])
  await popup.setSolanaSignIn(false)
  await page.page.reload()
  await expect.poll(() => hasSignIn(page)).toEqual([false])
  await popup.setSolana(false)
  await page.page.reload()
  await expect.poll(() => evmNames(page)).toEqual(['dev.latchkit.wallet'])
  expect(await names(page)).toEqual([])
  await popup.setSolana(true)
  await popup.setLegacy(true)
  await page.page.reload()
  await page.page.waitForFunction(() => 'ethereum' in window)
  expect(await names(page)).toEqual([])
})
