import { verifyMessage } from 'viem'
import { topWalletLinks } from '../../packages/core/test/topWalletLinks.js'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const first = accountOf('first')
const pairingUri = /^wc:[0-9a-f]{64}@2\?relay-protocol=irn&symKey=[0-9a-f]{64}&expiryTimestamp=\d{10}$/
const phones = ['iPhone 15', 'Pixel 7'] as const

// In the full run: the tests of `walletLinks` in core have the links, those of `openWallet` in react the taps.
for (const device of phones) {
  test(`C19 each of the 20 best-ranked wallets is opened by its exact link on an ${device}`, {
    tag: '@full',
  }, async ({ openPhone, relay, gateway }) => {
    const phone = await openPhone({ device, query: { relay: relay.url, gateway: gateway.url } })
    await phone.start('open-all')
    await expect(phone.modal.wallets.first()).toBeVisible()
    for (const { name, iphone, android } of topWalletLinks) {
      const expected = device === 'iPhone 15' ? iphone : android
      await phone.modal.search.fill(name)
      const row = phone.modal.dialog.getByRole('button', { name, exact: true }).first()
      await row.click()
      const open = phone.page.getByTestId('wc-open')
      if (expected === undefined) {
        // No link is known: the view shows where to get it, or the code by which it connects.
        await expect(phone.modal.title).toHaveText(name)
        await expect(open).toHaveCount(0)
      } else {
        await expect(open, name).toHaveAttribute('href', /./)
        const before = (await phone.opened()).length
        await open.click()
        const link = (await phone.opened())[before]
        const page = new URL(phone.page.url())
        const [, encoded = ''] = /[?&]uri=([^&]*)/.exec(link?.url ?? '') ?? []
        if (expected.includes('{uri}')) expect.soft(decodeURIComponent(encoded), name).toMatch(pairingUri)
        const filled = expected
          .replace('{uri}', encodeURIComponent(decodeURIComponent(encoded)))
          .replace('{page}', encodeURIComponent(page.href))
          .replace('{origin}', encodeURIComponent(page.origin))
        expect.soft(link, name).toMatchObject({ url: filled, inGesture: true })
      }
      await phone.modal.back.click()
    }
  })
}

for (const device of phones) {
  const tag = device === 'iPhone 15' ? [] : ['@full']

  test(`connects through the app and opens it again for a request on an ${device}`, { tag }, async ({
    openPhone,
    relay,
    walletConnectWallet,
  }) => {
    const phone = await openPhone({ device, query: { relay: relay.url } })
    await phone.start('open-all')
    await phone.modal.search.fill('MetaMask')
    await phone.modal.wallet('io.metamask').click()
    const open = phone.page.getByTestId('wc-open')
    await expect(open).toHaveAttribute('href', /^metamask:/)
    await open.click()
    const [link] = await phone.opened()
    expect(link).toMatchObject({ target: '_self', inGesture: true })
    // The wallet's app is in front now.
    await phone.setVisible(false)
    await walletConnectWallet.pair(new URL(link?.url ?? '').searchParams.get('uri') ?? '')
    await walletConnectWallet.approveProposal()
    await phone.setVisible(true)
    await phone.expectAgreement({ address: first, chainId: 31337 })
    await phone.modal.expectClosed()

    await phone.start('sign-message', 'from a phone')
    await walletConnectWallet.request('personal_sign')
    await expect.poll(async () => (await phone.opened()).length).toBe(2)
    const [, request] = await phone.opened()
    expect(request?.url).toMatch(/^metamask:\/\/wc\?requestId=\d{16,}&sessionTopic=[0-9a-f]{64}$/)
    await walletConnectWallet.approveRequest('personal_sign')
    const signature = (await phone.value('sign-message')) as `0x${string}`
    expect(await verifyMessage({ address: first, message: 'from a phone', signature })).toBe(true)
  })
}

test('C19 an app that does not open leaves a way on: its web link, the store, the code, the copied link', {
  tag: '@full',
}, async ({ openPhone, relay }) => {
  const phone = await openPhone({ device: 'iPhone 15', query: { relay: relay.url } })
  await phone.start('open-all')
  await phone.modal.search.fill('MetaMask')
  await phone.modal.wallet('io.metamask').click()
  const open = phone.page.getByTestId('wc-open')
  await expect(open).toHaveAttribute('href', /^metamask:/)
  await open.click()
  await expect(phone.page.getByTestId('wc-install')).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//)
  await expect(open).toHaveAttribute('href', /^https:\/\/metamask\.app\.link\/wc\?uri=/)
  await expect(phone.page.getByTestId('wc-copy')).toBeVisible()
  await phone.page.getByTestId('wc-show-qr').click()
  await expect(phone.modal.qr).toHaveAttribute('data-uri', /^wc:/)
})

test('C20 inside of Telegram a link leaves by a tab, and on Android it is encoded twice', {
  tag: '@full',
}, async ({ openPhone, relay }) => {
  for (const device of phones) {
    const phone = await openPhone({ device, telegram: true, query: { relay: relay.url } })
    await phone.start('open-all')
    await phone.modal.search.fill('MetaMask')
    await phone.modal.wallet('io.metamask').click()
    const open = phone.page.getByTestId('wc-open')
    await expect(open).toHaveAttribute('href', /^metamask:/)
    await open.click()
    const [link] = await phone.opened()
    expect(link).toMatchObject({ target: '_blank', inGesture: true })
    const once = new URL(link?.url ?? '').searchParams.get('uri') ?? ''
    expect(device === 'Pixel 7' ? decodeURIComponent(once) : once).toMatch(
      /^wc:[0-9a-f]{64}@2\?relay-protocol=irn/,
    )
    expect(/^wc%3A/.test(once)).toBe(device === 'Pixel 7')
  }
})
