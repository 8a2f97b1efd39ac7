import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { getStore } from '../../client/internal.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { beginAttempt, endAttempts } from './attempts.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { raceAbort } from './raceAbort.js'
import { accountsAtom, attemptsAtom } from './start/atoms.js'
import { pendingConnects } from './start/pendingConnects.js'

const connector = { id: 'app.one', namespace: 'eip155', name: 'One', type: 'injected' } as const
const never = () => new AbortController().signal

function setUp() {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, solana],
    adapters: [
      mockAdapter({ namespace: 'eip155', connectors: [connector] }),
      mockAdapter({ namespace: 'solana' }),
    ],
    logLevel: 'silent',
  })
  client.start()
  const changes: (readonly string[])[] = []
  const pending = pendingConnects(client, 'eip155')
  pending.subscribe(() => changes.push(pending.get()))
  return { client, changes, status: () => client.store.get(accountsAtom).eip155?.status }
}

describe('a pending connect', () => {
  it('is in the status of its namespace, and known to the adapter, until it ends', () => {
    const { client, changes, status } = setUp()
    const attempt = beginAttempt(client, connector, { signal: never() })
    expect(status()).toBe('connecting')
    expect(client.store.get(accountsAtom).solana?.status).toBe('disconnected')
    attempt.end()
    attempt.end()
    expect(status()).toBe('disconnected')
    expect(changes).toEqual([['app.one'], []])
  })

  it('C1 is over in the moment it is aborted', () => {
    const { client, changes, status } = setUp()
    const controller = new AbortController()
    const { signal } = beginAttempt(client, connector, { signal: controller.signal })
    let seen: string | undefined
    signal.addEventListener('abort', () => {
      seen = status()
    })
    controller.abort('gone')
    expect([seen, signal.reason, changes.at(-1)]).toEqual(['disconnected', 'gone', []])
    expect(beginAttempt(client, connector, { signal: controller.signal }).signal.aborted).toBe(true)
    expect(getStore(client).get(attemptsAtom)).toEqual([])
  })

  it('C5 is ended by a disconnect of its wallet, and counts once for each that asks', () => {
    const { client, status } = setUp()
    const [first, second] = [0, 1].map(() => beginAttempt(client, connector, { signal: never() }))
    first?.end()
    expect(status()).toBe('connecting')
    endAttempts(client, { connectorId: 'app.other' })
    expect(second?.signal.aborted).toBe(false)
    endAttempts(client, { connectorId: 'app.one', namespace: 'eip155' })
    expect([second?.signal.aborted, status()]).toEqual([true, 'disconnected'])
  })

  it('C5 is ended by a disconnect of every wallet, in each namespace and before an adapter has answered', async () => {
    const { client, status } = setUp()
    const silent = beginAttempt(
      client,
      { ...connector, namespace: 'solana' },
      { signal: never(), silent: true },
    )
    const adapter = client.adapters.find(({ namespace }) => namespace === 'eip155')
    const asked = new Promise<AbortSignal>(resolve => {
      vi.spyOn(adapter ?? mockAdapter({ namespace: 'eip155' }), 'connect').mockImplementation(
        ({ signal }) => {
          resolve(signal)
          return raceAbort(new Promise<never>(() => {}), signal)
        },
      )
    })
    const connecting = connect(client, { connectorId: 'app.one' })
    const signal = await asked
    await disconnect(client)
    await expect(connecting).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect([signal.aborted, silent.signal.aborted, status()]).toEqual([true, true, 'disconnected'])
  })

  it('does not show where no wallet is prompted, nor to adapters of other namespaces', () => {
    const { client, changes, status } = setUp()
    beginAttempt(client, connector, { signal: never(), silent: true })
    beginAttempt(client, { ...connector, namespace: 'solana' }, { signal: never() })
    expect([status(), changes]).toEqual(['disconnected', []])
  })

  it('does not make a connected wallet less connected', async () => {
    const { client, status } = setUp()
    await connect(client, { connectorId: 'app.one' })
    beginAttempt(client, { ...connector, id: 'app.other' }, { signal: never() })
    expect(status()).toBe('connected')
  })
})
