import { mainnet } from '@latchkit/core/networks'
import { expect, test } from 'vitest'
import { defaultConfig } from '../config/parseConfig.js'
import { canSend, nextNetwork } from './createNetworks.js'

test('sends on the two local chains', () => {
  expect(defaultConfig().chains.map(({ id }) => canSend(id))).toEqual([true, true])
})

test.each([mainnet.id, 137, 1337, '31337', undefined])('does not send on %s', id => {
  expect(canSend(id)).toBe(false)
})

const networks = ['eip155:31337', 'eip155:31338', 'eip155:1'].map(caipNetworkId => ({ caipNetworkId }))

test.each([
  ['eip155:31337', 'eip155:31338'],
  ['eip155:31338', 'eip155:1'],
  ['eip155:1', 'eip155:31337'],
  ['eip155:137', 'eip155:31337'],
  [undefined, 'eip155:31337'],
])('from %s to %s', (current, next) => {
  expect(nextNetwork(networks, current)?.caipNetworkId).toBe(next)
})

test('nowhere when there is no other', () => {
  expect(nextNetwork([], undefined)).toBeUndefined()
  expect(nextNetwork(networks.slice(0, 1), 'eip155:31337')).toBeUndefined()
})
