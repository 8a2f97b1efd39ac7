import { isError } from '../errors/BaseError.js'
import type { Asset } from '../types/adapter.js'
import {
  active,
  type ConformancePage,
  type ConformanceTools,
  idsOf,
  never,
  same,
  unfinished,
} from './conformancePage.js'

/** Connecting, disconnecting and changes by the wallet itself. */
export function runConnectionCases({ it, expect, codeOf, connect }: ConformanceTools): void {
  it('emits its connectors at start and is disconnected', async ({ recording }) => {
    const snapshot = await recording.until(one => !unfinished(one))
    expect(snapshot.status).toBe('disconnected')
    expect(snapshot.connections).toEqual([])
  })

  it('connects and disconnects', async page => {
    const { adapter, recording, connectorIds, networks } = page
    const connection = await connect(page, connectorIds[0])
    expect(connection.connector.id).toBe(connectorIds[0])
    expect(connection.caipNetworkId).toBe(networks[0].caipNetworkId)
    expect(active(recording.last())?.address).toBe(connection.address)
    await adapter.disconnect({ connectorId: connectorIds[0] })
    const after = await recording.until(({ current }) => current === undefined)
    expect(after.connections).toEqual([])
    expect(after.status).toBe('disconnected')
  })

  it('keeps several connections and one of them current', async page => {
    const { adapter, recording, connectorIds } = page
    const [first, second] = connectorIds
    await connect(page, first)
    await connect(page, second)
    expect(idsOf(recording.last())).toEqual([first, second].sort())
    if (adapter.switchConnection) {
      await adapter.switchConnection({ connectorId: first })
      await recording.until(({ current }) => current === first)
      await adapter.switchConnection({ connectorId: second })
      await recording.until(({ current }) => current === second)
    }
    await adapter.disconnect({ connectorId: second })
    const left = await recording.until(({ current }) => current === first)
    expect(idsOf(left)).toEqual([first])
    await connect(page, second)
    await adapter.disconnect({})
    expect(idsOf(await recording.until(({ current }) => current === undefined))).toEqual([])
  })

  it('connects silently only what was allowed before', async page => {
    const { adapter, recording, connectorIds } = page
    const [connectorId] = connectorIds
    if (!adapter.connectSilently) return
    expect(await adapter.connectSilently({ connectorId, signal: never() })).toBe(undefined)
    expect((await recording.until(one => !unfinished(one))).connections).toEqual([])
    const { address } = await connect(page, connectorId)
    const again = await adapter.connectSilently({ connectorId, signal: never() })
    expect(again?.address).toBe(address)
    expect(idsOf(recording.last())).toEqual([connectorId])
  })

  it('takes an unknown id as nothing to disconnect', async ({ adapter, recording }) => {
    await adapter.disconnect({ connectorId: 'unknown' })
    expect(recording.last().status).toBe('disconnected')
  })

  it('reports a rejection as rpc/user-rejected and is not left connecting', async page => {
    const { adapter, wallet, recording, connectorIds } = page
    wallet.rejectNext()
    const code = await codeOf(adapter.connect({ connectorId: connectorIds[0], signal: never() }))
    expect(code).toBe('rpc/user-rejected')
    expect((await recording.until(one => !unfinished(one))).connections).toEqual([])
    await connect(page, connectorIds[0])
  })

  it('C1 settles at once when aborted, and undoes a late approval', async page => {
    const { adapter, wallet, recording, connectorIds, settled } = page
    const approve = wallet.holdNext()
    const controller = new AbortController()
    const attempt = codeOf(adapter.connect({ connectorId: connectorIds[0], signal: controller.signal }))
    await recording.until(unfinished)
    controller.abort()
    expect(await attempt).toBe('rpc/user-rejected')
    expect((await recording.until(one => !unfinished(one))).status).toBe('disconnected')
    await approve()
    await settled()
    expect(recording.last().connections).toEqual([])
    expect(recording.last().status).toBe('disconnected')
    const later = await page.reload()
    await settled()
    expect(later.recording.last().connections).toEqual([])
  })

  it('does not ask when the signal is aborted already', async ({ adapter, recording, connectorIds }) => {
    const attempt = adapter.connect({ connectorId: connectorIds[0], signal: AbortSignal.abort() })
    expect(await codeOf(attempt)).toBe('rpc/user-rejected')
    expect(recording.last().status).toBe('disconnected')
  })

  it('keeps a wallet that was connected before an attempt was aborted', async page => {
    const { adapter, wallet, recording, connectorIds, settled } = page
    await connect(page, connectorIds[0])
    const approve = wallet.holdNext()
    const controller = new AbortController()
    const attempt = adapter.connect({ connectorId: connectorIds[0], signal: controller.signal })
    controller.abort()
    await Promise.allSettled([attempt])
    await approve()
    await settled()
    expect(idsOf(recording.last())).toEqual([connectorIds[0]])
    expect(recording.last().status).toBe('connected')
  })

  it('follows what happens in the wallet', async page => {
    const { wallet, recording, connectorIds, networks } = page
    await connect(page, connectorIds[0])
    const address = await wallet.changeAccount()
    await recording.until(one => same(active(one)?.address, address))
    if (page.selectsNetwork ?? true) {
      const { caipNetworkId } = networks[1]
      await wallet.changeChain(caipNetworkId)
      await recording.until(one => active(one)?.caipNetworkId === caipNetworkId)
    }
    await wallet.disconnect()
    expect((await recording.until(({ current }) => current === undefined)).status).toBe('disconnected')
  })

  it('says so when the wallet is on a network the app does not list', async page => {
    const { wallet, recording, connectorIds, namespace } = page
    if (page.selectsNetwork === false) return
    await connect(page, connectorIds[0])
    await wallet.changeChain(`${namespace}:424242`)
    const snapshot = await recording.until(one => active(one)?.caipNetworkId === `${namespace}:424242`)
    expect(snapshot.status).toBe('connected')
  })

  it('leaves out what it cannot do instead of stubbing it', async page => {
    const { adapter, wallet, recording, networks, namespace } = page
    expect(adapter.namespace).toBe(namespace)
    const { address } = await connect(page, page.connectorIds[0])
    for (const capability of Object.values(adapter)) expect(capability === undefined).toBe(false)
    if (adapter.getBalance) {
      const balance = await adapter.getBalance({ address, network: networks[0] })
      expect([typeof balance.value, typeof balance.decimals]).toEqual(['bigint', 'number'])
    }
    if (adapter.getAssets) {
      const assets: readonly Asset[] = await adapter
        .getAssets({ address, network: networks[0] })
        .catch(error => {
          if (isError(error, 'adapter/capability-not-supported')) return []
          throw error
        })
      for (const { value, decimals, name } of assets)
        expect([typeof value, typeof decimals, typeof name]).toEqual(['bigint', 'number', 'string'])
    }
    if (adapter.signMessage) {
      wallet.rejectNext()
      expect(await codeOf(adapter.signMessage({ message: 'hello' }))).toBe('rpc/user-rejected')
      wallet.approveNext()
      expect((await adapter.signMessage({ message: 'hello' })).length > 0).toBe(true)
    }
    await checkTransactions(page, address)
    if (adapter.switchNetwork) {
      if (page.asksToSwitch ?? true) {
        wallet.rejectNext()
        expect(await codeOf(adapter.switchNetwork({ network: networks[1] }))).toBe('rpc/user-rejected')
        wallet.approveNext()
      }
      await adapter.switchNetwork({ network: networks[1] })
      await recording.until(one => active(one)?.caipNetworkId === networks[1].caipNetworkId)
    }
    if (adapter.getProvider) expect((await adapter.getProvider({})) === undefined).toBe(false)
  })

  async function checkTransactions(page: ConformancePage, address: string) {
    const { adapter, wallet } = page
    const [network] = page.networks
    if (adapter.estimateTransfer) {
      const estimate = await adapter.estimateTransfer({ to: address, from: address, value: 1n, network })
      const needed = ['balance', 'decimals', 'fee', 'nativeBalance']
      expect(needed.filter(field => !(field in estimate))).toEqual([])
      expect([estimate.fee > 0n, estimate.decimals]).toEqual([true, network.nativeCurrency.decimals])
    }
    if (adapter.waitForTransaction) {
      const signal = AbortSignal.abort('closed')
      const waiting = adapter.waitForTransaction({ hash: 'unknown', network, signal })
      expect(await waiting.catch((error: unknown) => error)).toBe('closed')
    }
    const transaction = await page.createTransaction?.(address)
    if (!adapter.sendTransaction || !transaction) return
    wallet.rejectNext()
    expect(await codeOf(adapter.sendTransaction(transaction))).toBe('rpc/user-rejected')
    wallet.approveNext()
    const hash = await adapter.sendTransaction(transaction)
    if (!adapter.waitForTransaction) return
    expect(await adapter.waitForTransaction({ hash, network })).toEqual({ status: 'confirmed', hash })
  }
}
