import { createMemoryStorage } from '../platform/createMemoryStorage.js'
import { active, type ConformanceTools, connected, idsOf } from './conformancePage.js'
import { recordAdapter } from './recordAdapter.js'

/** Starting, stopping, reloading and wallets that come late. */
export function runLifecycleCases({ it, expect, connect }: ConformanceTools): void {
  it('shows a wallet that wakes late, and connects it', async page => {
    const { wallet, recording } = page
    const id = await wallet.announceLate()
    await recording.until(({ connectors }) => connectors.some(connector => connector.id === id))
    await connect(page, id)
  })

  it('C10 is the same after a synchronous stop and start', async page => {
    const { adapter, recording, networks, connectorIds } = page
    const storage = createMemoryStorage()
    recording.stop()
    const first = recordAdapter(adapter, { networks, storage })
    first.stop()
    const second = recordAdapter(adapter, { networks, storage })
    await second.until(({ connectors }) => connectorIds.every(id => connectors.some(c => c.id === id)))
    const connection = await connect({ ...page, recording: second }, connectorIds[0])
    expect(second.last().connections).toEqual([connection])
    second.stop()
    const third = recordAdapter(adapter, { networks, storage })
    expect(idsOf(await third.until(connected))).toEqual([page.connectorIds[0]])
    third.stop()
  })

  it('emits nothing after its teardown', async page => {
    const { adapter, wallet, recording, connectorIds, networks } = page
    await connect(page, connectorIds[0])
    recording.stop()
    const count = recording.snapshots.length
    const again = recordAdapter(adapter, { networks, storage: createMemoryStorage() })
    const address = await wallet.announceLate()
    await again.until(({ connectors }) => connectors.some(({ id }) => id === address))
    expect(recording.snapshots.length).toBe(count)
    again.stop()
  })

  it('C2 C6 restores what it remembers after a reload, and only that', async page => {
    const { address, accounts } = await connect(page, page.connectorIds[0])
    const restored = await page.reload()
    const connection = active(await restored.recording.until(connected))
    expect([connection?.address, connection?.accounts]).toEqual([address, accounts])
    const off = await restored.reload({ reconnect: false })
    await off.settled()
    expect(off.recording.last().connections).toEqual([])
    const on = await off.reload()
    await on.recording.until(connected)
    await on.adapter.disconnect({})
    const gone = await on.reload()
    await gone.settled()
    expect(gone.recording.last().connections).toEqual([])
  })

  it('C3 restores a wallet that wakes late', async page => {
    const id = await page.wallet.announceLate()
    await page.recording.until(({ connectors }) => connectors.some(connector => connector.id === id))
    await connect(page, id)
    const later = await page.reload()
    await later.settled()
    expect(later.recording.last().connections).toEqual([])
    await later.wallet.announceLate()
    await later.recording.until(({ current }) => current === id)
  })
}
