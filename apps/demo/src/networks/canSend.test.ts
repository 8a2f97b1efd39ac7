import { mainnet } from '@latchkit/core/networks'
import { expect, test } from 'vitest'
import { defaultConfig } from '../config/defaultConfig.js'
import { canSend } from './canSend.js'

test('sends on the two local chains', () => {
  expect(defaultConfig().chains.map(({ id }) => canSend(id))).toEqual([true, true])
})

test.each([mainnet.id, 137, 1337, '31337', undefined])('does not send on %s', id => {
  expect(canSend(id)).toBe(false)
})
