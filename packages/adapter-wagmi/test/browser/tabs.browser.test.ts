import { connect, disconnect } from '@latchkit/core/connection'
import { expect, it } from 'vitest'
import { createTabs } from '../../../core/test/createTabs.js'
import { createTestWallet } from './createTestWallet.js'
import { chains } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

/** A wallet that does not notify the tabs of a site of a disconnect. */
const createWallet = (name: string, index: number) =>
  createTestWallet({
    name,
    rdns: `com.example.${name.toLowerCase()}`,
    accounts: testAccounts(index),
    chains,
    without: ['wallet_revokePermissions'],
  })

it('C35 a disconnect in one tab disconnects the others, and only that wallet', async () => {
  const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
  putWallets([alpha, beta])
  const openTab = createTabs()
  const one = openPage({ storage: openTab() })
  await connect(one.client, { connectorId: alpha.rdns })
  await connect(one.client, { connectorId: beta.rdns })
  const two = openPage({ storage: openTab() })
  await two.until(({ connections }) => connections.length === 2)
  await disconnect(one.client, { connectorId: alpha.rdns })
  const { connections, current } = await two.until(state => state.connections.length === 1)
  expect({ connections, current }).toEqual({ connections: [beta.rdns], current: beta.rdns })
  await disconnect(two.client)
  await one.until(({ status }) => status === 'disconnected')
  const three = openPage({ storage: openTab() })
  await settled()
  expect(three.read().status).toBe('disconnected')
})

it('C35 a wallet that one tab alone has connected stays connected and is remembered', async () => {
  const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
  putWallets([alpha, beta])
  const openTab = createTabs()
  const one = openPage({ storage: openTab() })
  await connect(one.client, { connectorId: alpha.rdns })
  const two = openPage({ storage: openTab() })
  await two.until(({ status }) => status === 'connected')
  await connect(two.client, { connectorId: beta.rdns })
  await alpha.changeChain(31338)
  await settled()
  expect(two.read().connections).toEqual([alpha.rdns, beta.rdns])
  const later = two.reload()
  await later.until(({ connections }) => connections.length === 2)
})
