import { expect, it, onTestFinished, vi } from 'vitest'
import { mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../storage/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'

it('logs that nothing was restored when its code cannot be loaded, and rejects nothing', async () => {
  vi.resetModules()
  vi.doMock('./secureFrameParts.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => {
    vi.doUnmock('./secureFrameParts.js')
    vi.resetModules()
  })
  const { createClient } = await import('../../client/createClient.js')
  const storage = createMemoryStorage()
  storage.set('latchkit.frame.emailLoginUsed', 'true')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const client = createClient({
    ...{ metadata: { name: 'Test' }, storage, storageKey: 'latchkit', logLevel: 'warn' as const },
    networks: [mainnet],
    platform: createRecordedPlatform(),
    secureFrame: { url: 'https://secure.example' },
  })
  onTestFinished(client.start())
  await vi.waitFor(() => expect(warn.mock.calls.flat().join()).toContain('No login was restored.'))
})
