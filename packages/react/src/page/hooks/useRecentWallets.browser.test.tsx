import { connect, disconnect } from '@latchkit/core/connection'
import { createMemoryStorage } from '@latchkit/core/storage'
import { rememberRecentWallet } from '@latchkit/core/wallets'
import { expect, it } from 'vitest'
import { byId, connectors, mountApp } from '../../../test/browser/mountApp.js'
import { useConnections } from './useConnections.js'
import { useRecentWallets } from './useRecentWallets.js'

const [first, second] = connectors

function Probe() {
  const { wallets, forget } = useRecentWallets()
  const { recentConnections, switchConnection } = useConnections({
    onSuccess: (_, to) => {
      document.title = `switched to ${'connectorId' in to ? to.connectorId : to.address}`
    },
    onError: error => {
      document.title = error.message
    },
  })
  return (
    <>
      <output data-testid="recent">{wallets.map(({ name }) => name).join()}</output>
      <output data-testid="connections">{recentConnections.map(({ name }) => name).join()}</output>
      {wallets.map(wallet => (
        <button type="button" key={wallet.id} data-testid={wallet.name} onClick={() => forget(wallet)}>
          Forget
        </button>
      ))}
      <button
        type="button"
        data-testid="switch"
        onClick={() => switchConnection({ connectorId: first.id }).catch(() => {})}
      >
        Switch
      </button>
    </>
  )
}

it('lists the wallets used last and forgets one, in storage too, and among recent connections', async () => {
  const storage = createMemoryStorage()
  const { latchkit, unmount } = mountApp({ config: { storage }, children: <Probe /> })
  const { client } = latchkit
  for (const { id } of [first, second]) {
    await connect(client, { connectorId: id })
    rememberRecentWallet(client, id)
  }
  await disconnect(client)
  await expect.element(byId('recent')).toHaveTextContent('Second,First')
  await expect.element(byId('connections')).toHaveTextContent('Second,First')
  await byId('Second').click()
  await expect.element(byId('recent')).toHaveTextContent(/^First$/)
  await expect.element(byId('connections')).toHaveTextContent(/^First$/)
  unmount()
  mountApp({ config: { storage }, children: <Probe /> })
  await expect.element(byId('recent')).toHaveTextContent(/^First$/)
  await expect.element(byId('connections')).toHaveTextContent(/^First$/)
})

it('tells how switching between connections ended', async () => {
  const { latchkit } = mountApp({ children: <Probe /> })
  await byId('switch').click()
  await expect.poll(() => document.title).toContain(`No wallet with the id "${first.id}"`)
  for (const { id } of [first, second]) await connect(latchkit.client, { connectorId: id })
  await byId('switch').click()
  await expect.poll(() => document.title).toBe(`switched to ${first.id}`)
})
