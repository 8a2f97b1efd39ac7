import { expect, test } from 'vitest'
import { portOffset } from './portOffset.js'

test('is zero when unset and the number when it is a multiple of 100', () => {
  expect(portOffset({})).toBe(0)
  expect(portOffset({ LATCHKIT_PORT_OFFSET: '' })).toBe(0)
  expect(portOffset({ LATCHKIT_PORT_OFFSET: '3000' })).toBe(3000)
  expect(portOffset({ LATCHKIT_PORT_OFFSET: '300' })).toBe(300)
})

test.each(['1', '150', '-1000', 'x', '1000.5', '60000'])('refuses %s and says what is allowed', text => {
  expect(() => portOffset({ LATCHKIT_PORT_OFFSET: text })).toThrow(
    expect.objectContaining({ code: 'local-stack/bad-port-offset' }),
  )
})
