import { onTestFinished } from 'vitest'
import { createScriptedFrame, frameOption } from '../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../src/client/createClient.js'
import { mainnet } from '../src/exports/networks.js'
import { frameLoginAtom } from '../src/features/embedded/atoms.js'
import { frameConnector } from '../src/features/embedded/frameConnector.js'
import { createMemoryStorage } from '../src/platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../src/testing/createRecordedPlatform.js'
import { mockAdapter } from '../src/testing/mockAdapter.js'
import type { NetworkInput } from '../src/types/network.js'

export const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
export const email = 'ana@example.test'
export const user = { email, address, chainId: 1 }
type Script = { [type: string]: unknown }
/**
 * A client with the real client of a scripted frame. An error in the script is an answer `_ERROR`; a function gets the
 * payload.
 */
export function createEmbedded(
  script: Script = {},
  {
    stored = {} as Record<string, string>,
    isPrivate = false,
    networks = [mainnet] as [NetworkInput, ...NetworkInput[]],
  } = {},
) {
  const answers: Script = {
    CONNECT_EMAIL: { action: 'VERIFY_OTP' },
    GET_USER: user,
    IS_CONNECTED: { isConnected: true },
    ...script,
  }
  const frame = createScriptedFrame(answers)
  const [storage, secret] = [createMemoryStorage(), createMemoryStorage()]
  for (const [key, value] of Object.entries(stored)) storage.set(`latchkit.frame.${key}`, value)
  const option = frameOption(frame)
  let loads = 0
  const client = createClient({
    metadata: { name: 'Test' },
    networks,
    adapters: [mockAdapter({ namespace: 'eip155', connectors: [frameConnector('eip155')] })],
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    platform: { ...createRecordedPlatform(), ...(isPrivate ? { privateStorage: () => secret } : {}) },
    secureFrame: {
      ...option,
      load: () => {
        loads += 1
        return option.load()
      },
    },
  })
  for (const end of [client.start(), () => client.destroy(), frame.close]) onTestFinished(end)
  const kept = (driver = storage) =>
    Object.fromEntries(
      ['email', 'emailLoginUsed', 'lastUsedChain', 'lastEmailLoginTime', 'socialUsername'].flatMap(key => {
        const value = driver.get(`latchkit.frame.${key}`)
        return value === undefined ? [] : [[key, value]]
      }),
    )
  const loginOf = () => client.store.get(frameLoginAtom)
  return { client, frame, storage, secret, answers, kept, loginOf, loads: () => loads }
}
