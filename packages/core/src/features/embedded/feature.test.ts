import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedFrame, frameOption } from '../../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../../client/createClient.js'
import { mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connectEmail } from './login/connectEmail.js'
import { openWalletPage } from './openWalletPage.js'

it('logs that nothing was restored when its code cannot be loaded, and rejects nothing', async () => {
  vi.resetModules()
  vi.doMock('./lazy/restoreAtStart.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => {
    vi.doUnmock('./lazy/restoreAtStart.js')
    vi.resetModules()
  })
  const next = await import('../../client/createClient.js')
  const storage = createMemoryStorage()
  storage.set('latchkit.frame.emailLoginUsed', 'true')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const client = next.createClient({
    metadata: { name: 'Test' },
    storage,
    storageKey: 'latchkit',
    logLevel: 'warn' as const,
    networks: [mainnet],
    platform: createRecordedPlatform(),
    secureFrame: { url: 'https://secure.example' },
  })
  onTestFinished(client.start())
  await vi.waitFor(() => expect(warn.mock.calls.flat().join()).toContain('No login was restored.'))
})

describe('without a secure frame', () => {
  const base = { metadata: { name: 'Test' }, networks: [mainnet], logLevel: 'silent' } as const
  const adapters = () => [mockAdapter({ namespace: 'eip155' })]

  it.each([
    ['no option', { adapters: adapters() }],
    ['no adapter', { secureFrame: { url: 'https://secure.example', load: () => Promise.reject() } }],
    ['no loader', { adapters: adapters(), secureFrame: { url: 'https://secure.example' } }],
    [
      'a load that fails',
      { adapters: adapters(), secureFrame: { url: 'https://secure.example', load: () => Promise.reject() } },
    ],
  ])('says so with %s', async (_name, config) => {
    const client = createClient({ ...base, ...config })
    onTestFinished(() => client.destroy())
    expect(await connectEmail(client, { email: 'ana@example.test' }).catch(error => error)).toMatchObject({
      code: 'frame/unavailable',
      shortMessage: 'Unable to load email login dependency',
    })
  })

  it('diagnoses what is off', () => {
    const subjects = (config: object) =>
      createClient({ ...base, ...config })
        .diagnostics()
        .map(({ subject }) => subject)
    expect(subjects({ adapters: adapters() })).toContain('features.email')
    expect(subjects({ adapters: adapters(), secureFrame: { url: 'https://secure.example' } })).not.toContain(
      'features.email',
    )
  })
})

it('has the frame open the wallet page, and says why it did not', async () => {
  const answers: { [type: string]: unknown } = {}
  const frame = createScriptedFrame(answers)
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet],
    logLevel: 'silent' as const,
    platform: createRecordedPlatform(),
    secureFrame: frameOption(frame),
  })
  onTestFinished(() => client.destroy())
  onTestFinished(frame.close)
  await openWalletPage(client)
  expect(frame.types()).toContain('OPEN_WALLET')
  answers.OPEN_WALLET = { message: 'The browser blocked the wallet page', code: 'POPUP_BLOCKED' }
  await expect(openWalletPage(client)).rejects.toMatchObject({ code: 'frame/popup-blocked' })
})
