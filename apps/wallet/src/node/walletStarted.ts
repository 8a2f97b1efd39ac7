import type { Worker } from 'playwright-core'

/** Resolves when the wallet's service worker has registered its scripts: pages opened earlier would meet no wallet. */
export async function walletStarted(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    // A worker is there some time before its module has run.
    while (!('walletReady' in globalThis)) await new Promise(resolve => setTimeout(resolve, 5))
    await Reflect.get(globalThis, 'walletReady')
  })
}
