import { AxeBuilder } from '@axe-core/playwright'
import { type Appearance, defaultAppearance } from '../fixtures/appearance.js'
import { expect, test } from '../fixtures/test.js'
import { signInTours, tours, walletConnectTours } from '../pages/tours.js'

const appearances: Record<string, Appearance> = {
  light: defaultAppearance,
  'dark on a phone': { ...defaultAppearance, theme: 'dark', size: 'phone' },
  'right to left': { ...defaultAppearance, locale: 'ar' },
}

test.use({ walletConfig: { wallets: [{}, {}] } })

for (const [name, appearance] of Object.entries(appearances))
  test.describe(name, () => {
    test.use({ appearance })

    for (const [tour, go] of Object.entries({ ...tours, ...walletConnectTours, ...signInTours }))
      test(`C14 axe finds nothing in any view ${tour}, ${name}`, async ({
        openLab,
        wallet,
        relay,
        gateway,
      }) => {
        const query =
          tour in walletConnectTours
            ? { relay: relay.url, gateway: gateway.url }
            : tour in signInTours
              ? { siwx: 'required' }
              : {}
        const lab = await openLab({ query })
        await lab.page.emulateMedia({ colorScheme: appearance.theme, reducedMotion: 'reduce' })
        await go(lab, wallet, async view => {
          await expect(lab.modal.dialog).toHaveAccessibleName(/.{3,}/)
          await lab.modal.settled()
          // Legacy mode reads the page at once, without a separate tab.
          const { violations } = await new AxeBuilder({ page: lab.page }).setLegacyMode().analyze()
          const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))
          expect.soft(found, view).toEqual([])
        })
      })
  })
