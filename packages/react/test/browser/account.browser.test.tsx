import { addPendingTransaction, pendingTransactionsAtom } from '@latchkit/core/activity'
import { rememberBalances } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { mainnet } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'
import { accountUrl, countRows, openAccount, passOverActivity } from './openAccount.js'
import { violations } from './violations.js'

const { signal } = new AbortController()
const texts = (selector: string) =>
  [...(shadow()?.querySelectorAll(selector) ?? [])].map(element => element.textContent)
const tab = (name: 'tokens' | 'nfts' | 'activity') => byId(`tab-${name}`)

describe('the head of the account', () => {
  it('adds up what has a price, and says what has none', async () => {
    const worth = byId(testIds.accountWorth)
    await openAccount('full')
    await expect.element(worth).toHaveTextContent('$3,012.85')
    await expect.element(byId(testIds.accountBalance)).toHaveTextContent('1.5 ETH')
    await expect.element(byId(testIds.view('Account'))).toHaveTextContent('1.5 ETH · 1 token has no price')
  })

  it.each([
    ['failing', '$42.00', '1.5 ETH · 2 hours ago'],
    ['full', '$3,012.85', '1.5 ETH · 1 token has no price'],
  ])(
    'shows the worth of an earlier visit and its age, with a gateway that is %s',
    async (kind, worth, text) => {
      const storage = createMemoryStorage()
      const token = { name: 'Ether', symbol: 'ETH', price: 28, quantity: { decimals: '18', numeric: '1.5' } }
      const address = '0x00000000000000000000000000000000000A11cE'
      const entry = {
        network: 'eip155:1',
        address,
        currency: 'usd',
        at: Date.now() - 7_500_000,
        tokens: [token],
      }
      storage.set('latchkit.balances', JSON.stringify([entry]))
      const adapter = mockAdapter({ namespace: 'eip155', connectors })
      const gateway = { url: accountUrl(kind) }
      const { latchkit } = mountApp({ config: { adapters: [adapter], gateway, storage, logLevel: 'silent' } })
      rememberBalances(latchkit.client)
      await settled()
      await adapter.connect({ connectorId: connectors[0].id, signal })
      latchkit.modal.open({ view: 'Account' })
      await expect.element(byId(testIds.accountWorth)).toHaveTextContent(worth)
      await expect.element(byId(testIds.view('Account'))).toHaveTextContent(text)
    },
  )

  it.each(['none', 'unpriced', 'failing'])('is the balance alone with a gateway that is %s', async kind => {
    await openAccount(kind)
    await expect.element(byId(testIds.accountBalance)).toHaveTextContent('1.5 ETH')
    await expect.poll(() => inShadow(testIds.accountBalance)?.closest('.figure')).toBeTruthy()
    expect(inShadow(testIds.accountWorth)).toBeUndefined()
    expect(inShadow(testIds.view('Account'))?.textContent).not.toContain('no price')
  })

  it.each([
    [1280, 800],
    [390, 844],
  ])('leaves room for three tokens at %i×%i', async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1024, 768))
    await openAccount('large')
    await expect.poll(countRows).toBeGreaterThan(2)
    const bottom = () => shadow()?.querySelector('.body')?.getBoundingClientRect().bottom ?? 0
    const rows = () =>
      [...(shadow()?.querySelectorAll('.virtual-list .row') ?? [])].filter(
        row => row.getBoundingClientRect().bottom <= bottom(),
      ).length
    await expect.poll(rows).toBeGreaterThanOrEqual(3)
    expect(await violations()).toEqual([])
  })

  it.each([
    ['dark', 1280, 'dark'],
    ['on a phone', 390, 'light'],
    ['dark and on a phone', 390, 'dark'],
  ] as const)('axe finds nothing in its chips, %s', async (_, width, themeMode) => {
    await page.viewport(width, 844)
    onTestFinished(() => page.viewport(1024, 768))
    await openAccount('large', { themeMode })
    await expect.element(byId(testIds.accountWallets)).toHaveAccessibleName(/Wallet$/)
    await expect.element(byId(testIds.accountNetwork)).toBeVisible()
    await expect.element(byId(testIds.accountWorth)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('shrinks to a line above the tabs while the list scrolls, and covers no row that has the focus', async () => {
    await openAccount('large')
    await expect.poll(countRows).toBeGreaterThan(0)
    const rect = (selector: string) => shadow()?.querySelector(selector)?.getBoundingClientRect()
    const body = shadow()?.querySelector<HTMLElement>('.body')
    const line = shadow()?.querySelector<HTMLElement>('.account-line')
    const isLine = () => line?.checkVisibility({ visibilityProperty: true })
    expect(isLine()).toBe(false)
    if (body) body.scrollTop = 1000
    await expect.poll(isLine).toBe(true)
    expect(line?.textContent).toContain('$999,500,500.00')
    expect(rect('.account-line')?.top).toBe(rect('.body')?.top)
    expect(rect('.tabs')?.top).toBe(rect('.account-line')?.bottom)
    expect(await violations()).toEqual([])
    inShadow(testIds.token(`eip155:1:0x${(20).toString(16).padStart(40, '0')}`))?.focus()
    for (let press = 0; press < 12; press++) await userEvent.keyboard('{ArrowUp}')
    const focused = shadow()?.activeElement?.getBoundingClientRect()
    expect(focused?.top).toBeGreaterThanOrEqual(rect('.tabs')?.bottom ?? Number.NaN)
    // Pressed again, a tab leads to the upper end of its list.
    await tab('tokens').click()
    await expect
      .poll(() => (rect('[role=tabpanel]')?.top ?? 0) - (rect('.tabs')?.bottom ?? 0))
      .toBeGreaterThanOrEqual(0)
    if (body) body.scrollTop = 0
    await expect.poll(isLine).toBe(false)
  })
})

describe('the tokens of the account', () => {
  it('are listed by value, with amounts cut, lookalikes last and nothing hostile', async () => {
    await openAccount('full')
    await expect.element(byId(testIds.token('native'))).toBeVisible()
    const shown = ['Ether', 'Dollar', `<img src=x onerror=alert(1)>${'W'.repeat(36)}`]
    expect(texts('.virtual-list .row-label')).toEqual(shown)
    expect(await violations()).toEqual([])
    const more = byId(testIds.tokensMore)
    await expect.element(more).toHaveTextContent('Show 2 more')
    await more.click()
    expect(texts('.virtual-list .row-label')).toEqual([...shown, 'Dust', 'Dollar'])
    expect(texts('.virtual-list .row-detail').map(text => text?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      '1.5 ETH',
      '12.345 USD',
      `5 <img src=x onerror=alert(1)>${'W'.repeat(36)}`,
      '0.001 DUST',
      '5 UЅD',
    ])
    expect(texts('.virtual-list .account-figure')).toEqual(['$3,000.50-2.1%', '$12.350%', '$0.00'])
    expect(texts('.virtual-list .account-change.down')).toEqual(['-2.1%'])
    expect(texts('.virtual-list .row-badge')).toEqual(['Lookalike'])
    expect(await violations()).toEqual([])
    await more.click()
    expect(texts('.virtual-list .row-label')).toEqual(shown)
    await expect.poll(() => shadow()?.activeElement).toBe(inShadow(testIds.tokensMore))
  })

  it('C15 have values in the currency and the writing that the app wants', async () => {
    await openAccount('full', { currency: 'EUR', locale: 'de' })
    await expect.element(byId(testIds.token('native'))).toBeVisible()
    expect(texts('.virtual-list .account-figure')[0]).toBe('3.000,50\u00a0€-2,1\u00a0%')
    await byId(testIds.token('native')).click()
    await expect.element(byId(testIds.view('AccountItem'))).toHaveTextContent('2.000,33 €')
    await expect.element(byId(testIds.view('AccountItem'))).toHaveTextContent('24-Stunden-Änderung-2,1 %')
  })

  it('open their details, and back leads to the tab', async () => {
    await openAccount('full')
    await tab('activity').click()
    await tab('tokens').click()
    await byId(testIds.tokensMore).click()
    await byId(testIds.token(`eip155:1:0x${'b'.repeat(40)}`)).click()
    await expect.element(byId(testIds.view('AccountItem'))).toHaveTextContent('Do not trust its name')
    const link = shadow()?.querySelector<HTMLAnchorElement>('a.row')
    expect(link?.href).toBe(`https://etherscan.io/address/0x${'b'.repeat(40)}`)
    expect(await violations()).toEqual([])
    await byId(testIds.back).click()
    await expect.element(tab('tokens')).toHaveAttribute('aria-selected', 'true')
  })

  it('1,000 are drawn 40 at most, wherever the view is scrolled', async () => {
    await openAccount('large')
    await expect.poll(countRows).toBeGreaterThan(0)
    const body = shadow()?.querySelector<HTMLElement>('.body')
    for (const part of [0, 0.5, 1]) {
      if (body) body.scrollTop = body.scrollHeight * part
      await settled()
      expect(countRows()).toBeLessThanOrEqual(40)
    }
    await expect.poll(() => texts('.virtual-list .row-label').at(-1)).toBe('Token 999')
  })

  it('are drawn to the last one while the modal is scaled', async () => {
    await openAccount('large')
    await expect.poll(countRows).toBeGreaterThan(0)
    const [card, body] = ['.card', '.body'].map(name => shadow()?.querySelector<HTMLElement>(name))
    if (!card || !body) throw new TypeError('the modal has no card or no body')
    card.style.transform = 'scale(.9)'
    await settled()
    body.scrollTop = body.scrollHeight
    await expect.poll(() => texts('.virtual-list .row-label').at(-1)).toBe('Token 999')
  })

  it('C25 are unavailable when the gateway fails, and asked for again later', async () => {
    await openAccount('failing')
    await expect.element(byId(testIds.toast)).toHaveTextContent('Token Balance Unavailable')
    await expect.element(byId(testIds.retry)).toHaveAttribute('aria-disabled', 'true')
    expect(countRows()).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('C22 are not asked for before the account is opened', async () => {
    const before = performance.getEntriesByType('resource').length
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    mountApp({ config: { gateway: { url: accountUrl('full') }, adapters: [adapter] } })
    await settled()
    await adapter.connect({ connectorId: connectors[0].id, signal })
    await settled()
    const asked = performance.getEntriesByType('resource').slice(before)
    expect(asked.filter(({ name }) => name.includes('/account/'))).toEqual([])
  })
})

describe('the tabs of the account', () => {
  it.each([
    ['full', {}, ['tokens', 'nfts', 'activity']],
    ['full', { features: { history: false } }, ['tokens', 'nfts']],
    ['unserved', {}, []],
    ['none', {}, []],
  ] as const)('with a gateway that is %s, %o: %o', async (kind, config, expected) => {
    await openAccount(kind, config)
    await expect.element(byId(testIds.token('native'))).toBeVisible()
    await expect
      .poll(() =>
        [...(shadow()?.querySelectorAll('[role=tab]') ?? [])].map(one => one.getAttribute('data-testid')),
      )
      .toEqual(expected.map(name => `tab-${name}`))
  })

  it('are moved through with the arrow keys, also mirrored', async () => {
    await openAccount('full', { locale: 'ar' })
    await expect.poll(() => shadow()?.querySelector('[dir=rtl]')).toBeTruthy()
    ;(tab('tokens').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('nfts')).toHaveAttribute('aria-selected', 'true')
    expect(shadow()?.activeElement).toBe(inShadow('tab-nfts'))
    await expect.poll(() => texts('.nft-name').length).toBe(5)
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{End}')
    await expect.element(tab('activity')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(countRows).toBeGreaterThan(0)
    expect(await violations()).toEqual([])
  })

  it('scroll the view to the panel that is chosen, also a short one', async () => {
    await page.viewport(1024, 600)
    onTestFinished(() => page.viewport(1024, 768))
    await openAccount('full')
    await expect.element(byId(testIds.token('native'))).toBeVisible()
    const edge = (selector: string, side: 'top' | 'bottom') =>
      shadow()?.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
    // Of the 280 px that a panel has at least.
    const below = () => edge('[role=tabpanel]', 'top') + 280 - edge('.body', 'bottom')
    expect(below()).toBeGreaterThan(100)
    await tab('activity').click()
    await expect.poll(below).toBeLessThanOrEqual(0)
    shadow()?.querySelector('.body')?.scrollTo({ top: 0, behavior: 'instant' })
    expect(below()).toBeGreaterThan(100)
    await tab('activity').click()
    await expect.poll(below).toBeLessThanOrEqual(0)
  })
})

describe('the activity of the account', () => {
  it('C24 is grouped by day, loads further pages and opens details', async () => {
    await openAccount('full')
    await tab('activity').click()
    await expect.poll(() => texts('.account-day')[0]).toMatch(/^March (19|20), 2026$/)
    const body = shadow()?.querySelector<HTMLElement>('.body')
    await expect
      .poll(() => {
        if (body) body.scrollTop = body.scrollHeight
        return inShadow(testIds.transaction(`0x${(59).toString(16).padStart(64, '0')}`))
      })
      .toBeTruthy()
    expect(countRows()).toBeLessThanOrEqual(40)
    await byId(testIds.transaction(`0x${(59).toString(16).padStart(64, '0')}`)).click()
    await expect.element(byId(testIds.view('AccountItem'))).toHaveTextContent('Received')
    await expect.element(byId(testIds.view('AccountItem'))).toHaveTextContent('+$118.00')
    expect(shadow()?.querySelector<HTMLAnchorElement>('a.row')?.href).toMatch(
      /^https:\/\/etherscan\.io\/tx\/0x0/,
    )
    expect(await violations()).toEqual([])
  })

  it('has the image of what was moved, of no other host', async () => {
    await openAccount('full', {}, 'Transactions')
    const id = (place: number) => testIds.transaction(`0x${place.toString(16).padStart(64, '0')}`)
    await expect.element(byId(id(4))).toBeVisible()
    const imageIn = (testId: string) => inShadow(testId)?.querySelector('img')?.src ?? ''
    expect(imageIn(id(3))).toMatch(/^data:image\/svg/)
    expect(imageIn(id(4))).toBe('')
    await byId(id(3)).click()
    await expect.element(byId(testIds.view('AccountItem'))).toBeVisible()
    expect(imageIn(testIds.view('AccountItem'))).toMatch(/^data:image\/svg/)
    expect(await violations()).toEqual([])
  })

  it('is a separate view: keys pass over the days, and of 1,000 rows 40 at most are drawn', () =>
    passOverActivity('long', 1_000))

  it.each(['nfts', 'activity'] as const)('leads on from where %s are none', async name => {
    await openAccount('empty', { locale: 'ar' })
    await tab(name).click()
    const ways = () => texts('.account-choices button')
    await expect.poll(ways).toEqual(name === 'nfts' ? ['استلام'] : ['شراء', 'استلام'])
    expect(await violations()).toEqual([])
    shadow()?.querySelector<HTMLElement>('.account-choices button:last-child')?.click()
    await expect.element(byId(testIds.view('WalletReceive'))).toBeVisible()
  })

  it.each([
    ['empty', 'No transactions yet'],
    ['unindexed', 'Past transactions are not available on this network'],
    ['failing', 'Failed to fetch transactions'],
  ])('%s: %s', async (kind, text) => {
    await openAccount(kind)
    await tab('activity').click()
    await expect.element(byId(testIds.view('Account'))).toHaveTextContent(text)
    if (kind === 'failing') await expect.element(byId(testIds.toast)).toHaveTextContent(text)
  })

  it('shows what is pending, counts it at the tab, and says when it has ended', async () => {
    let end = () => {}
    const adapter = {
      ...mockAdapter({ namespace: 'eip155', connectors }),
      waitForTransaction: ({ hash }: { hash: string }) =>
        new Promise<{ status: 'failed'; hash: string }>(resolve => {
          end = () => resolve({ status: 'failed', hash })
        }),
    }
    const { client } = await openAccount('empty', {}, 'Account', adapter)
    const { address = '' } = client.store.get(accountAtom)
    addPendingTransaction(client, {
      hash: '0xfeed',
      chain: `eip155:${mainnet.id}`,
      address,
      sentAt: Date.now(),
    })
    await expect.element(tab('activity')).toHaveAccessibleName('Activity 1 pending')
    await tab('activity').click()
    await expect.element(byId(testIds.transaction('0xfeed'))).toBeVisible()
    expect(await violations()).toEqual([])
    end()
    await expect.element(byId(testIds.toast)).toHaveTextContent('Transaction failed')
    expect(client.store.get(pendingTransactionsAtom)).toEqual([])
    await expect.element(tab('activity')).toHaveAccessibleName('Activity')
  })
})

describe('receiving', () => {
  it('shows the whole address as a code and as text, and the networks', async () => {
    const { client } = await openAccount('none')
    await byId(testIds.accountAction('receive')).click()
    const { address = '' } = client.store.get(accountAtom)
    await expect.element(byId(testIds.receiveQr)).toHaveAttribute('data-uri', address)
    await expect.element(byId(testIds.view('WalletReceive'))).toHaveTextContent(address)
    await expect.element(byId(testIds.receiveCopy)).toHaveAccessibleName('Copy address')
    expect(await violations()).toEqual([])
    await byId(testIds.view('WalletReceive')).getByRole('button', { name: 'Compatible networks' }).click()
    await expect.element(byId(testIds.network('eip155:8453'))).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('is not there when it is off, and a forced view leads to the account', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const { latchkit } = mountApp({
      config: { adapters: [adapter], features: { receive: false }, logLevel: 'silent' },
    })
    latchkit.modal.open({ view: 'WalletReceive' })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    latchkit.modal.close()
    await adapter.connect({ connectorId: connectors[0].id, signal })
    latchkit.modal.open({ view: 'WalletReceive' })
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(inShadow(testIds.accountAction('receive'))).toBeUndefined()
  })
})
