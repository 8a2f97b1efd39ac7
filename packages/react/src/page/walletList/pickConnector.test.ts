import type { Connection, Connector, Namespace } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { pickConnector } from './pickConnector.js'

const connector = (namespace: Namespace, id = 'a'): Connector => ({
  id,
  namespace,
  name: id,
  type: 'injected',
})
const connection = (one: Connector): Connection => ({
  connector: one,
  accounts: [{ namespace: one.namespace, address: 'x', type: 'eoa' }],
  address: 'x',
  caipNetworkId: `${one.namespace}:1`,
})
const evm = connector('eip155')
const sol = connector('solana')

describe('pickConnector', () => {
  it.each([
    ['that of the active namespace', 'eip155', [], undefined, evm],
    ['also when it is second', 'solana', [], undefined, sol],
    ['also when it is connected and another wallet is shown', 'eip155', [evm], connector('eip155', 'b'), evm],
    ['the one that is left, when it is what is shown', 'eip155', [evm], evm, sol],
    ['what is shown, when nothing is left', 'eip155', [evm, sol], evm, evm],
    ['the first, when it does not have the active namespace', 'bip122', [], undefined, evm],
    ['the first that is not connected, then', 'bip122', [evm], undefined, sol],
  ] as const)('takes %s', (_, active, connected, current, expected) => {
    const connections = connected.map(connection)
    expect(pickConnector([evm, sol], { active, connections, current })).toBe(expected)
  })

  it('takes nothing from nothing', () => {
    expect(pickConnector([], { active: 'eip155', connections: [], current: undefined })).toBeUndefined()
  })
})
