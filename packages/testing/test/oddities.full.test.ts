import { recoverMessageAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { asHex } from './bytes.js'
import { walletSuite } from './walletSuite.js'

const suite = walletSuite()

describe('odd ways', () => {
  test('answers late: only after "Release"', async () => {
    const popup = await suite.setup.wallet.popup()
    await popup.setAnswerLate(true)
    await suite.page.page.evaluate(() => {
      window.found[0]?.provider
        .request({ method: 'eth_requestAccounts' })
        .then(result => window.events.push(['answered', result]))
    })
    await suite.setup.wallet.approve()
    expect(await suite.page.request('eth_chainId')).toEqual({ result: '0x7a69' })
    expect(await suite.page.events('answered')).toEqual([])
    expect(await suite.page.events('accountsChanged')).toEqual([])
    await popup.release()
    await expect.poll(() => suite.page.events('answered')).toEqual([[suite.addresses[0]]])
    expect(await suite.page.events('accountsChanged')).toEqual([[suite.addresses[0]]])
    await popup.setAnswerLate(false)
  })

  test('goes offline: disconnect, 4900, and connect when back', async () => {
    await suite.connect()
    const popup = await suite.setup.wallet.popup()
    await popup.setOffline(true)
    await expect.poll(() => suite.page.events('disconnect')).toEqual([{ code: 4900 }])
    expect(await suite.page.request('eth_chainId')).toMatchObject({ code: 4900 })
    await popup.setOffline(false)
    await expect.poll(() => suite.page.events('connect')).toHaveLength(2)
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [suite.addresses[0]] })
  })

  test('a locked wallet shows a site no account, and is unlocked in the window of a request', async () => {
    await suite.connect()
    await suite.setup.wallet.lock()
    await expect.poll(() => suite.page.events('accountsChanged')).toEqual([[suite.addresses[0]], []])
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [] })
    expect(await suite.page.request('personal_sign', ['hello', suite.addresses[0]])).toMatchObject({
      code: 4100,
    })
    const reply = suite.page.request('eth_requestAccounts')
    const window = await suite.setup.wallet.approval()
    expect(await window.getByTestId('approve').isDisabled()).toBe(true)
    await suite.setup.wallet.approve()
    expect(await reply).toEqual({ result: [suite.addresses[0]] })
  })

  test('holds an answer until it is released', async () => {
    const release = await suite.setup.wallet.hold()
    const reply = suite.page.request('eth_requestAccounts')
    await suite.setup.wallet.approve()
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [suite.addresses[0]] })
    expect(await suite.page.events('accountsChanged')).toEqual([])
    await release()
    expect(await reply).toEqual({ result: [suite.addresses[0]] })
  })

  test('survives the end of its service worker while a request is open', async () => {
    await suite.connect()
    const reply = suite.page.request('personal_sign', ['hello', suite.addresses[0]])
    await suite.setup.wallet.approval()
    await suite.setup.endServiceWorker()
    await suite.setup.wallet.approve()
    const signature = asHex((await reply).result)
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(suite.addresses[0])
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [suite.addresses[0]] })
  })

  test('notifies pages after the end of its service worker', async () => {
    await suite.connect()
    await suite.setup.endServiceWorker()
    await (await suite.setup.wallet.popup()).selectChain(31338)
    await expect.poll(() => suite.page.events('chainChanged')).toEqual(['0x7a6a'])
  })

  test('imports and adds accounts, and refuses what is no key', async () => {
    const popup = await suite.setup.wallet.popup()
    const before = (await popup.accounts()).length
    await popup.importKey('0x1234')
    expect(await popup.page.getByTestId('status').textContent()).toMatch(/64 hexadecimal/)
    await popup.importKey(suite.setup.stack.accounts[9]?.privateKey ?? '')
    await popup.addAccount()
    await expect.poll(() => popup.accounts()).toHaveLength(before + 2)
    expect(await popup.accounts()).toContain(suite.addresses[9])
  })

  test('refuses what it does not support or understand', async () => {
    expect(await suite.page.request('eth_sign', [suite.addresses[0], '0x00'])).toMatchObject({ code: 4200 })
    expect(await suite.page.request('anvil_reset', [])).toMatchObject({ code: 4200 })
    expect(await suite.page.request('eth_call', 'text')).toMatchObject({ code: -32602 })
    expect(await suite.page.request('personal_sign', ['x', suite.addresses[0]])).toMatchObject({ code: 4100 })
    await suite.connect()
    expect(
      await suite.page.request('eth_sendTransaction', [{ from: suite.addresses[0], to: 'x' }]),
    ).toMatchObject({
      code: -32602,
    })
    expect(await suite.page.request('wallet_getCapabilities', [suite.addresses[0]])).toEqual({ result: {} })
  })

  test('shares nothing with another origin', async () => {
    await suite.connect()
    const other = await suite.setup.open(suite.setup.origin.replace('127.0.0.1', 'localhost'))
    expect(await other.request('eth_accounts')).toEqual({ result: [] })
    expect(await other.events('accountsChanged')).toEqual([])
    await other.page.close()
  })
})
