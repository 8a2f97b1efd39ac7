import { describe, expect, test } from 'vitest'
import { walletSuite } from './walletSuite.js'

const suite = walletSuite()

describe('discovery', () => {
  test('announces before the first script of the page, once, with a frozen detail', async () => {
    const seen = await suite.page.page.evaluate(() => ({
      found: window.found.map(({ info, frozen }) => ({ ...info, frozen })),
      foundAtStart: window.foundAtStart,
      legacyAtStart: window.legacyAtStart,
    }))
    expect(seen).toEqual({
      found: [
        {
          name: 'Latchkit Test Wallet',
          rdns: 'dev.latchkit.wallet',
          uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
          icon: expect.stringMatching(/^data:image\/svg\+xml,/),
          frozen: true,
        },
      ],
      foundAtStart: 1,
      legacyAtStart: true,
    })
  })

  test('announces again when asked, with the same uuid', async () => {
    const uuids = await suite.page.page.evaluate(() => {
      const heard: string[] = []
      window.addEventListener('eip6963:announceProvider', event => {
        if (event instanceof CustomEvent) heard.push(event.detail.info.uuid)
      })
      window.dispatchEvent(new Event('eip6963:requestProvider'))
      return [...heard, window.found[0]?.info.uuid]
    })
    expect(uuids).toHaveLength(2)
    expect(uuids[0]).toBe(uuids[1])
  })
})

describe('connecting', () => {
  test('gives the account after a click on approve, and no second window for a connected site', async () => {
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [] })
    expect(await suite.connect()).toEqual({ result: [suite.addresses[0]] })
    expect(await suite.page.request('eth_requestAccounts')).toEqual({ result: [suite.addresses[0]] })
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [suite.addresses[0]] })
    expect(suite.setup.wallet.openApprovals()).toBe(0)
    expect(await suite.page.events('accountsChanged')).toEqual([[suite.addresses[0]]])
    expect(await suite.page.events('connect')).toEqual([{ chainId: '0x7a69' }])
  })

  test('shows who asks', async () => {
    const reply = suite.page.request('eth_requestAccounts')
    const approval = await suite.setup.wallet.approval()
    expect(await approval.getByTestId('approval-origin').textContent()).toBe(suite.setup.origin)
    await suite.setup.wallet.reject()
    await reply
  })

  test('fails with 4001 after a click on reject', async () => {
    const reply = suite.page.request('eth_requestAccounts')
    await suite.setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [] })
  })

  test('fails with 4001 when the window is closed', async () => {
    const reply = suite.page.request('eth_requestAccounts')
    await (await suite.setup.wallet.approval()).close()
    expect(await reply).toMatchObject({ code: 4001 })
  })

  test('fails with -32002 while a request of the site is open', async () => {
    const first = suite.page.request('eth_requestAccounts')
    await suite.setup.wallet.approval()
    expect(await suite.page.request('eth_requestAccounts')).toMatchObject({ code: -32002 })
    expect(suite.setup.wallet.openApprovals()).toBe(1)
    await suite.setup.wallet.approve()
    expect(await first).toEqual({ result: [suite.addresses[0]] })
  })

  test('closes the window when the page goes away', async () => {
    void suite.page.request('eth_requestAccounts').catch(() => {})
    const approval = await suite.setup.wallet.approval()
    const closed = approval.waitForEvent('close')
    await suite.page.page.close()
    await closed
  })

  test('shows the accounts that were ticked, and others after wallet_requestPermissions', async () => {
    expect(await suite.connect([1, 2])).toEqual({ result: [suite.addresses[1], suite.addresses[2]] })
    const again = suite.page.request('wallet_requestPermissions', [{ eth_accounts: {} }])
    await suite.setup.wallet.approve({ accounts: [0] })
    expect(await again).toMatchObject({
      result: [{ parentCapability: 'eth_accounts', caveats: [{ value: [suite.addresses[0]] }] }],
    })
    expect(await suite.page.request('wallet_getPermissions')).toEqual(await again)
  })

  test('forgets the site by wallet_revokePermissions and by clicks in the wallet', async () => {
    await suite.connect()
    expect(await suite.page.request('wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({
      result: null,
    })
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [] })
    await suite.connect()
    const popup = await suite.setup.wallet.popup()
    await popup.disconnectSite(suite.setup.origin)
    await suite.connect()
    await popup.disconnectAll()
    const account = [suite.addresses[0]]
    await expect
      .poll(() => suite.page.events('accountsChanged'))
      .toEqual([account, [], account, [], account, []])
    expect(await suite.page.request('personal_sign', ['0x00', suite.addresses[0]])).toMatchObject({
      code: 4100,
    })
  })

  test('remembers the site over a reload', async () => {
    await suite.connect()
    await suite.page.page.reload()
    expect(await suite.page.request('eth_accounts')).toEqual({ result: [suite.addresses[0]] })
  })
})
