import { expect, it } from 'vitest'
import { readAddress } from './readAddress.js'

it.each([
  [undefined, '203.0.113.7', '203.0.113.7'],
  [undefined, '::ffff:203.0.113.7', '203.0.113.7'],
  [undefined, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [undefined, '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  [undefined, '2001:db8::9', '2001:db8:0:0::/64'],
  [undefined, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, '::1', '0:0:0:0::/64'],
  [undefined, undefined, ''],
  ['198.51.100.1, 203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['::ffff:cb00:7107', '127.0.0.1', '203.0.113.7'],
  ['2001:db8:1:2::9', '127.0.0.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', '127.0.0.1', 'fe80:0:0:0::/64'],
  ['unknown', '203.0.113.7', '203.0.113.7'],
  ['', '203.0.113.7', '203.0.113.7'],
])('X-Forwarded-For %j, socket %j: %s', (forwarded, remote, address) => {
  expect(readAddress(forwarded, remote)).toBe(address)
})
