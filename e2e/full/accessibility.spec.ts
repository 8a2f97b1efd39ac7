import { AxeBuilder } from '@axe-core/playwright'
import { type Look, plainLook } from '../fixtures/look.js'
import { expect, test } from '../fixtures/test.js'
import { protocolTours, signInTours, tours } from '../pages/tours.js'

const looks: Record<string, Look> = {
  light: plainLook,
  'dark on a phone': { ...plainLook, theme: 'dark', size: 'phone' },
  'right to left': { ...plainLook, locale: 'ar' },
}

test.use({ walletConfig: { wallets: [{}, {}] } })

for (const [name, look] of Object.entries(looks))
  test.describe(name, () => {
    test.use({ look })

    for (const [tour, go] of Object.entries({ ...tours, ...protocolTours, ...signInTours }))
      test(`C14 axe finds nothing in any view ${tour}, ${name}`, async ({
        openLab,
        wallet,
        relay,
        gateway,
      }) => {
        const query =
          tour in protocolTours
            ? { relay: relay.url, gateway: gateway.url }
            : tour in signInTours
              ? { siwx: 'required' }
              : {}
        const lab = await openLab({ query })
        await lab.page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
        await go(lab, wallet, async view => {
          await expect(lab.modal.dialog).toHaveAccessibleName(/.{3,}/)
          await lab.modal.settled()
          // Legacy mode reads the page in one go, without a tab of its own.
          const { violations } = await new AxeBuilder({ page: lab.page }).setLegacyMode().analyze()
          const told = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))
          expect.soft(told, view).toEqual([])
        })
      })
  })
