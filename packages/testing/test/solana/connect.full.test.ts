import { describe, expect, test } from 'vitest'
import { isRecord } from '../../src/common/isRecord.js'
import { solanaSuite } from './solanaSuite.js'

const suite = solanaSuite()
const addresses = () => suite.accounts.map(({ address }) => address)
const accountsOf = (result: unknown) => (isRecord(result) ? result.accounts : undefined)
const shown = () => suite.page.page.evaluate(() => window.standard[0]?.accounts.map(({ address }) => address))

describe('registering', () => {
  test('before the first script of the page, once, frozen, and as the same wallet as EIP-6963 has', async () => {
    const seen = await suite.page.page.evaluate(() => {
      const [wallet] = window.standard
      return {
        count: window.standard.length,
        atStart: window.standardAtStart,
        same: window.found[0]?.info.rdns === wallet?.id && window.found[0]?.info.name === wallet?.name,
        frozen: Object.isFrozen(wallet) && Object.isFrozen(wallet?.features),
        version: wallet?.version,
        icon: wallet?.icon,
        chains: wallet?.chains,
        features: Object.keys(wallet?.features ?? {}),
        accounts: wallet?.accounts.length,
        versions: wallet?.features['solana:signTransaction'].supportedTransactionVersions,
      }
    })
    expect(seen).toEqual({
      count: 1,
      atStart: 1,
      same: true,
      frozen: true,
      version: '1.0.0',
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      chains: ['solana:localnet', 'solana:mainnet'],
      features: [
        'standard:connect',
        'standard:disconnect',
        'standard:events',
        'solana:signMessage',
        'solana:signTransaction',
        'solana:signAndSendTransaction',
        'solana:signIn',
      ],
      accounts: 0,
      versions: ['legacy', 0],
    })
  })
})

describe('connecting', () => {
  test('gives the account after a click on approve, and no second window for a connected site', async () => {
    expect(accountsOf((await suite.connect()).result)).toEqual([addresses()[0]])
    expect(await suite.page.events('change')).toEqual([[addresses()[0]]])
    expect(accountsOf((await suite.ask('standard:connect', [])).result)).toEqual([addresses()[0]])
    expect(suite.setup.wallet.openApprovals()).toBe(0)
    const account = await suite.page.page.evaluate(() => {
      const [wallet] = window.standard
      const [account] = wallet?.accounts ?? []
      return {
        key: [...(account?.publicKey ?? [])],
        chains: account?.chains,
        features: account?.features,
        frozen: Object.isFrozen(account),
      }
    })
    expect(account).toEqual({
      key: [...(suite.accounts[0]?.secretKey.slice(32) ?? [])],
      chains: ['solana:localnet', 'solana:mainnet'],
      features: [
        'solana:signMessage',
        'solana:signTransaction',
        'solana:signAndSendTransaction',
        'solana:signIn',
      ],
      frozen: true,
    })
  })

  test('shows the Solana addresses to choose from, and gives what was ticked', async () => {
    const reply = suite.ask('standard:connect', [])
    const approval = await suite.setup.wallet.approval()
    expect(await approval.locator('label').nth(1).getAttribute('title')).toBe(addresses()[1])
    await suite.setup.wallet.approve({ accounts: [1, 2] })
    expect(accountsOf((await reply).result)).toEqual([addresses()[1], addresses()[2]])
  })

  test('silently prompts no one, and gives what was granted before', async () => {
    expect(await suite.ask('standard:connect', [{ silent: true }])).toEqual({ result: { accounts: [] } })
    await suite.connect()
    await suite.page.page.reload()
    expect(await shown()).toEqual([])
    expect(accountsOf((await suite.ask('standard:connect', [{ silent: true }])).result)).toEqual([
      addresses()[0],
    ])
    expect(suite.setup.wallet.openApprovals()).toBe(0)
  })

  test('fails with 4001 after a click on reject, and -32002 while a request is open', async () => {
    const reply = suite.ask('standard:connect', [])
    await suite.setup.wallet.approval()
    expect(await suite.ask('standard:connect', [])).toMatchObject({ code: -32002 })
    await suite.setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
    expect(await shown()).toEqual([])
  })

  test('is separate for each kind of chain, also at the same time', async () => {
    const evm = suite.page.request('eth_requestAccounts')
    await suite.setup.wallet.approval()
    const solana = suite.ask('standard:connect', [])
    await suite.setup.wallet.approve()
    expect(await evm).toEqual({ result: [suite.setup.stack.accounts[0]?.address] })
    await suite.setup.wallet.approve()
    expect(accountsOf((await solana).result)).toEqual([addresses()[0]])
  })
})

describe('the site hears', () => {
  test('of another account chosen in the wallet, also on its EVM side', async () => {
    await suite.connect()
    await (await suite.setup.wallet.popup()).selectAccount(1)
    const [first, second] = addresses()
    await expect.poll(() => suite.page.events('change')).toEqual([[first], [second, first]])
    expect(await shown()).toEqual([second, first])
    expect(await suite.page.events('accountsChanged')).toEqual([])
  })

  test('of a disconnection in the wallet, after which it has to ask again', async () => {
    await suite.connect()
    const popup = await suite.setup.wallet.popup()
    await popup.disconnectSite(suite.setup.origin)
    await expect.poll(() => suite.page.events('change')).toEqual([[addresses()[0]], []])
    expect(await suite.ask('standard:connect', [{ silent: true }])).toEqual({ result: { accounts: [] } })
  })

  test('nothing more after it disconnected, and comes back without a click', async () => {
    await suite.connect()
    expect(await suite.ask('standard:disconnect', [])).toEqual({ result: undefined })
    expect(await shown()).toEqual([])
    const popup = await suite.setup.wallet.popup()
    await popup.selectAccount(1)
    expect(accountsOf((await suite.ask('standard:connect', [{ silent: true }])).result)).toEqual([
      addresses()[1],
      addresses()[0],
    ])
    expect(await suite.page.events('change')).toEqual([
      [addresses()[0]],
      [],
      [addresses()[1], addresses()[0]],
    ])
  })

  test('late, when the wallet is to answer late', async () => {
    const popup = await suite.setup.wallet.popup()
    await popup.setAnswerLate(true)
    const reply = suite.ask('standard:connect', [])
    await suite.setup.wallet.approve()
    expect(await suite.page.events('change')).toEqual([])
    await popup.release()
    expect(accountsOf((await reply).result)).toEqual([addresses()[0]])
    await popup.setAnswerLate(false)
  })

  test('that the wallet is offline', async () => {
    const popup = await suite.setup.wallet.popup()
    await popup.setOffline(true)
    expect(await suite.ask('standard:connect', [])).toMatchObject({ code: 4900 })
    await popup.setOffline(false)
  })
})
