import { toProviderRpcError } from '../errors/toProviderRpcError.js'
import { createMemoryStorage } from '../platform/createMemoryStorage.js'
import type { AdapterHarness, TestFramework } from './adapterHarness.js'
import { checkSnapshot } from './checkSnapshot.js'
import { type ConformancePage, connected, never } from './conformancePage.js'
import { type AdapterRecording, recordAdapter } from './recordAdapter.js'
import { runConnectionCases } from './runConnectionCases.js'
import { runLifecycleCases } from './runLifecycleCases.js'

/** Adapter and test framework of {@link runAdapterConformance}. */
export type RunAdapterConformanceParameters = {
  /** Shown as the name of the suite. */
  readonly name: string
  /** Creates the page with wallets for a test. */
  readonly create: () => AdapterHarness | Promise<AdapterHarness>
  readonly test: TestFramework
}

/**
 * The test suite of the adapter contract, also for third-party adapters. It calls the adapter's methods, and controls
 * the wallets through the harness, which may use doubles or real wallets on a real chain.
 *
 * @example
 * runAdapterConformance({ name: 'myAdapter', create: createHarness, test: { describe, it, expect } })
 */
export function runAdapterConformance({ name, create, test }: RunAdapterConformanceParameters): void {
  const { describe, expect } = test

  async function codeOf(promise: Promise<unknown>): Promise<string> {
    const [result] = await Promise.allSettled([promise])
    expect(result.status).toBe('rejected')
    return toProviderRpcError('reason' in result ? result.reason : undefined).code
  }

  function it(title: string, body: (page: ConformancePage) => Promise<void>) {
    test.it(title, async () => {
      const harness = await create()
      const storage = createMemoryStorage()
      const recordings: AdapterRecording[] = []
      const settled = async () => {
        if (harness.idle) return harness.idle()
        for (let turn = 0; turn < 10; turn++) await new Promise<void>(resolve => setTimeout(resolve))
      }
      const load = (reconnect: boolean): ConformancePage => {
        const recording = recordAdapter(harness.createAdapter(), {
          networks: harness.networks,
          storage,
          reconnect,
        })
        recordings.push(recording)
        return {
          ...harness,
          adapter: recording.adapter,
          recording,
          settled,
          async reload(options = {}) {
            recording.stop()
            await settled()
            return load(options.reconnect ?? true)
          },
        }
      }
      try {
        const page = load(true)
        await page.recording.until(({ connectors }) =>
          harness.connectorIds.every(id => connectors.some(c => c.id === id)),
        )
        await body(page)
        for (const { snapshots } of recordings)
          for (const snapshot of snapshots) expect(checkSnapshot(harness.namespace, snapshot)).toEqual([])
      } finally {
        for (const { stop } of recordings) stop()
        await harness.dispose?.()
      }
    })
  }

  async function connect({ adapter, wallet, recording }: ConformancePage, connectorId: string) {
    wallet.approveNext()
    const connection = await adapter.connect({ connectorId, signal: never() })
    await recording.until(snapshot => connected(snapshot) && snapshot.current === connectorId)
    return connection
  }

  describe(`${name} keeps the adapter contract`, () => {
    const tools = { it, expect, codeOf, connect }
    runConnectionCases(tools)
    runLifecycleCases(tools)
  })
}
