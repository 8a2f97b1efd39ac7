import { expect, it } from 'vitest'
import { serverPlatform } from '../platform/serverPlatform.js'
import { createRecordedPlatform } from './createRecordedPlatform.js'

it('answers as on a server, or as configured, and records', async () => {
  const platform = createRecordedPlatform({ isMobile: () => true })
  expect([platform.isMobile(), platform.userAgent()]).toEqual([true, ''])
  platform.openLink('https://example.com', '_blank')
  await platform.preloadImage('https://example.com/a.png')
  platform.onVisibilityChange(() => {})()
  expect(platform.calls.map(({ method, args }) => [method, args.length])).toEqual([
    ['isMobile', 0],
    ['userAgent', 0],
    ['openLink', 2],
    ['preloadImage', 1],
    ['onVisibilityChange', 1],
  ])
  expect(serverPlatform.isVisible()).toBe(true)
})
