import type { Page } from 'playwright-core'

/** Ends the wallet's service worker as Chromium does with an idle one; `page` is one of the wallet's own. */
export async function endServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const stopped = new Promise<void>(resolve => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(version => version.runningStatus === 'stopped')) resolve()
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await stopped
  await session.detach()
}
