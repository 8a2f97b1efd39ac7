import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFirefox, findWebKit } from '../engines/findEngines.js'
import { runJourney } from '../engines/journey.js'
import { launchFirefox } from '../engines/launchFirefox.js'
import { launchWebKit } from '../engines/launchWebKit.js'
import type { EngineBrowser } from '../engines/types.js'
import { test } from '../fixtures/walletConnectTest.js'

const engines = [
  {
    row: 'C44',
    name: 'Firefox',
    found: findFirefox(),
    launch: launchFirefox,
    missing: 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.',
  },
  {
    row: 'C45',
    name: 'WebKit',
    found: findWebKit(),
    launch: launchWebKit,
    missing: 'There is no WebKitGTK: install webkit2gtk-driver, xvfb and openbox.',
  },
] as const

for (const { row, name, found, launch, missing } of engines)
  test(`${row} ${name}: an injected wallet, a QR code, an e-mail, the approval window, a reload, sign-out`, async ({
    site,
    relay,
    secureSite,
    inbox,
    stack,
    walletConnectWallet: wallet,
  }) => {
    test.skip(!found, missing)
    const query = new URLSearchParams({ locale: 'en-US', relay: relay.url, secureSite: secureSite.url })
    const browser: EngineBrowser = await launch(found ?? '')
    try {
      await runJourney(browser, {
        url: `${site.origin}/19/lab.html?${query}`,
        rpcUrl: stack.chains[0].rpcUrl,
        inbox,
        wallet,
        email: `${name.toLowerCase()}@example.test`,
        capture: (view, picture) => save(`${name}-${view}`, picture),
      })
    } finally {
      await browser.close()
    }
  })

/** Writes a picture into the folder that LATCHKIT_SCREENSHOTS names. */
async function save(name: string, picture: Buffer) {
  const folder = process.env.LATCHKIT_SCREENSHOTS
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${name}.png`), picture)
}
