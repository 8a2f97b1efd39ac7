import path from 'node:path'
import type { Appearance } from './fixtures/appearance.js'
import { test } from './fixtures/test.js'
import { signInTours, tours, walletConnectTours } from './pages/tours.js'

const folder = process.env.LATCHKIT_SCREENSHOTS ?? 'screenshots'

test.use({ walletConfig: { wallets: [{}, {}] } })

// For people to look at: nothing is compared.
for (const size of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const locale of ['en-US', 'ar'] as const)
      for (const [tour, go] of Object.entries({ ...tours, ...walletConnectTours, ...signInTours }))
        test(`${size} ${theme} ${locale} ${tour}`, async ({ openLab, wallet, relay, gateway }) => {
          const appearance: Appearance = { size, theme, locale, react: 19 }
          const query =
            tour in walletConnectTours
              ? { relay: relay.url, gateway: gateway.url }
              : tour in signInTours
                ? { siwx: 'required' }
                : {}
          const lab = await openLab({ appearance, query })
          await lab.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await go(lab, wallet, async view => {
            await lab.page.screenshot({ path: path.join(folder, `${view}-${size}-${theme}-${locale}.png`) })
          })
        })
