import type { Connector, NamespaceAdapter } from '@latchkit/core'
import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { createMockWallet, mockAdapter } from '@latchkit/core/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { askPerson } from './askPerson.js'
import { exampleAssets } from './exampleTokens.js'
import { sign } from './pictures.js'
import { withFee } from './withFee.js'

const namespace = 'eip155'

const wallet = (name: string, colour: string): Connector<'eip155'> => {
  const id = `com.example.${name.toLowerCase()}`
  return {
    id,
    rdns: id,
    namespace,
    name: `${name} Wallet`,
    type: 'injected',
    icon: sign(colour, name.charAt(0), 'square'),
  }
}

const connectors = [wallet('Harbor', '#0f766e'), wallet('Meadow', '#b45309')]

/**
 * The mock adapter with wallets that ask a person: two wallets without an extension, and an account without a chain. Its
 * signatures are real, by a key that this page made and forgets.
 */
export function exampleAdapter(): NamespaceAdapter {
  const account = privateKeyToAccount(generatePrivateKey())
  const memory = createMockWallet({ namespace, connectors, accounts: [account.address] })
  let text = ''
  let name = ''
  const mock = withFee(
    mockAdapter({
      namespace,
      assets: exampleAssets,
      wallet: { ...memory, ask: () => askPerson({ wallet: name, text }) },
    }),
  )
  /** Runs what asks the wallet, with the text that its window shows. */
  function asks<result>(question: string, run: () => result): result {
    text = question
    return run()
  }
  async function request({ method, params }: { readonly method: string; readonly params?: unknown }) {
    if (method !== 'personal_sign' || !Array.isArray(params))
      throw new CapabilityNotSupportedError({ capability: method, namespace })
    const message = String(params[0])
    await asks(`Sign this message? “${message}”`, () => askPerson({ wallet: name, text }))
    return account.signMessage({ message })
  }
  const { sendTransfer, switchNetwork } = mock
  if (!sendTransfer || !switchNetwork)
    throw new CapabilityNotSupportedError({ capability: 'sendTransfer', namespace })
  return {
    ...mock,
    connect(parameters) {
      name = connectors.find(({ id }) => id === parameters.connectorId)?.name ?? ''
      return asks('Connect to this page, and show it your account?', () => mock.connect(parameters))
    },
    switchNetwork: parameters =>
      asks(`Switch to ${parameters.network.name}?`, () => switchNetwork(parameters)),
    sendTransfer: parameters => asks(`Send tokens to ${parameters.to}?`, () => sendTransfer(parameters)),
    getProvider: async () => ({ request }),
  }
}
