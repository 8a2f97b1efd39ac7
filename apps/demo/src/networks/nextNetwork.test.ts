import { expect, test } from 'vitest'
import { nextNetwork } from './nextNetwork.js'

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
