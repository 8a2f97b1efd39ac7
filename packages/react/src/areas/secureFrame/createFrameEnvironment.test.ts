import { onEvent } from '@latchkit/core/analytics'
import { mainnet } from '@latchkit/core/networks'
import { expect, it } from 'vitest'
import { createLatchkit } from '../../page/latchkit/createLatchkit.js'

it('C11: what brings the frame into a page touches nothing on a server', async () => {
  expect(typeof window).toBe('undefined')
  const { createFrameModule } = await import('./createFrameEnvironment.js')
  expect(createFrameModule).toBeTypeOf('function')
})

it('counts a login in the own tab of the app', async () => {
  const { client } = createLatchkit({
    metadata: { name: 'App' },
    networks: [mainnet],
    logLevel: 'silent',
    secureFrame: { url: 'https://secure.example', projectId: 'p' },
  })
  const heard: unknown[] = []
  onEvent(client, event => heard.push(event))
  const module = await client.config.secureFrame?.load?.()
  module?.socialReturned?.(client, 'google')
  await expect
    .poll(() => heard)
    .toEqual([{ event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: 'google' } }])
})
