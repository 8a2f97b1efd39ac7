import { accountOf } from '../fixtures/addresses.js'
import { defaultAppearance } from '../fixtures/appearance.js'
import { expect, test } from '../fixtures/test.js'

for (const react of [18, 19] as const)
  test.describe(`React ${react}`, () => {
    test.use({ appearance: { ...defaultAppearance, react } })

    // The lab's pages show it with React 19.
    test(`C11 renders on a server and is hydrated without a warning (React ${react})`, async ({
      openLab,
      wallet,
      site,
      request,
    }) => {
      const html = await (await request.get(`${site.origin}/${react}/ssr.html`)).text()
      expect(html).toMatch(/<button[^>]*data-testid="connect-button"/)
      expect(html).toContain('Connect wallet')
      const lab = await openLab({ app: 'ssr' })
      await lab.expectDisconnected()
      await lab.connect(wallet)
      await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
      // The server still renders no connection, and the page knows better: that must not clash.
      await lab.page.reload()
      await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
    })

    test(`C13 what a server rendered is styled under a strict policy as well (React ${react})`, async ({
      openLab,
      problems,
    }) => {
      // The browser logs that it ignored the styles of the HTML.
      problems.expect(/style-src-attr|Applying inline style/)
      const pick = ({ color, backgroundColor, borderRadius, minHeight }: CSSStyleDeclaration) => ({
        color,
        backgroundColor,
        borderRadius,
        minHeight,
      })
      const plain = await openLab()
      const wanted = await plain.connectButton.evaluate(button => ({ ...getComputedStyle(button) }))
      const lab = await openLab({ app: 'ssr', query: { strict: '1' } })
      await expect
        .poll(async () => pick(await lab.connectButton.evaluate(button => ({ ...getComputedStyle(button) }))))
        .toEqual(pick(wanted))
    })

    test(`connects, signs, switches and disconnects (React ${react})`, async ({ openLab, wallet }) => {
      const lab = await openLab()
      await lab.connect(wallet)
      await lab.start('sign-message', 'react')
      await wallet.approve()
      await lab.value('sign-message')
      await lab.start('switch-network')
      await wallet.approve()
      await lab.expectAgreement({ address: accountOf('first'), chainId: 31338 })
      await lab.openAccount()
      await lab.account.disconnect.click()
      await lab.expectDisconnected()
    })
  })
