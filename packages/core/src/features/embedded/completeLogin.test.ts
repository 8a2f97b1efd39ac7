import { afterEach, describe, expect, it } from 'vitest'
import { createScriptedFrame, frameOption } from '../../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../../client/createClient.js'
import { mainnet, solana } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Namespace } from '../../types/namespace.js'
import { setActiveNamespace } from '../connection/setActiveNamespace.js'
import { activeNamespaceAtom, connectionsAtom } from '../connection/start/atoms.js'
import { frameConnector } from './frameConnector.js'
import { connectEmail } from './login/connectEmail.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A client with two namespaces, and which of them were connected and asked to sign in, in order. */
function create() {
  const asked: { readonly namespace: Namespace; readonly signIn: boolean }[] = []
  const adapters = (['eip155', 'solana'] as const).map((namespace): NamespaceAdapter => {
    const adapter = mockAdapter({ namespace, connectors: [frameConnector(namespace)] })
    return {
      ...adapter,
      connect(parameters) {
        asked.push({ namespace, signIn: 'signIn' in parameters })
        return adapter.connect(parameters)
      },
    }
  })
  const frame = createScriptedFrame({
    CONNECT_EMAIL: { action: 'CONNECT' },
    GET_USER: { address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', chainId: 1 },
  })
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet, solana],
    adapters,
    logLevel: 'silent',
    siwx: { domain: 'app.example', uri: 'https://app.example/' },
    storage: createMemoryStorage(),
    platform: createRecordedPlatform(),
    secureFrame: frameOption(frame),
  })
  ends.push(client.start(), () => client.destroy(), frame.close)
  return { client, asked }
}

describe('a login with several namespaces', () => {
  it.each(['eip155', 'solana'] as const)('asks to sign in once, on the active one: %s', async namespace => {
    const { client, asked } = create()
    setActiveNamespace(client, { namespace })
    await connectEmail(client, { email: 'ana@example.test' })
    const other = namespace === 'eip155' ? 'solana' : 'eip155'
    expect(asked).toEqual([
      { namespace, signIn: true },
      { namespace: other, signIn: false },
    ])
    expect(client.store.get(activeNamespaceAtom)).toBe(namespace)
    expect(client.store.get(connectionsAtom)).toHaveLength(2)
  })
})
