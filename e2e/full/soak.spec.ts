import { expect, test } from '../fixtures/test.js'

test('opening and closing the modal 200 times leaves no listener, no element and no heap behind', async ({
  openLab,
}) => {
  const lab = await openLab()
  await lab.page.emulateMedia({ reducedMotion: 'reduce' })
  const cdp = await lab.page.context().newCDPSession(lab.page)
  await cdp.send('Performance.enable')
  async function measure() {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  async function rounds(count: number) {
    for (let round = 0; round < count; round++) {
      await lab.openConnect()
      await lab.modal.close()
    }
  }
  await rounds(20)
  const before = await measure()
  await rounds(200)
  const after = await measure()
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1)
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.1)
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
