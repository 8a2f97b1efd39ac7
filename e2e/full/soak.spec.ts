import { expect, test } from '../fixtures/test.js'

// On the production build: React's development build keeps measurements of every render.
test('opening and closing the modal 200 times leaves no listener, no element and no heap behind', async ({
  openDemo,
}) => {
  const { page, connectButton } = await openDemo()
  await expect(connectButton).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  async function measure() {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  // In the page, so that what the test's own tools keep does not count.
  const rounds = (count: number) =>
    page.evaluate(async times => {
      const until = (isTrue: () => unknown) =>
        new Promise<void>(resolve => {
          const check = () => (isTrue() ? resolve() : requestAnimationFrame(check))
          check()
        })
      const host = () => document.querySelector('latchkit-host')?.shadowRoot
      const button = document.querySelector<HTMLElement>('[data-testid="connect-button"]')
      for (let round = 0; round < times; round++) {
        button?.click()
        await until(() => host()?.querySelector('[data-testid="view-Connect"]'))
        host()?.querySelector<HTMLElement>('[data-testid="latchkit-close"]')?.click()
        await until(() => !host())
      }
    }, count)
  // Until then the engine compiles what it sees often, and that stays.
  await rounds(150)
  const before = await measure()
  await rounds(200)
  // One listener for each opening would be 200. What the last opening left may take another collection to go.
  await expect.poll(async () => (await measure()).listeners).toBeLessThan(before.listeners + 50)
  await expect.poll(async () => (await measure()).nodes).toBeLessThanOrEqual(before.nodes * 1.1)
  await expect.poll(async () => (await measure()).heap).toBeLessThanOrEqual(before.heap * 1.1)
})

test('connecting and disconnecting 20 times in a row works every time', async ({ openLab, wallet }) => {
  const lab = await openLab()
  for (let round = 0; round < 20; round++) {
    await lab.page.bringToFront()
    await lab.connect(wallet)
    await lab.page.bringToFront()
    await lab.openAccount()
    await lab.account.disconnect.click()
    await lab.expectDisconnected()
    await lab.modal.expectClosed()
  }
})
