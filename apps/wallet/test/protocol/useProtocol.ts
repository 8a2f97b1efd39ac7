import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { ProposalOptions } from '../../src/node/openProtocolWallet.js'
import { type ProtocolSetup, startProtocolSetup } from './startProtocolSetup.js'

export type ProtocolSuite = {
  setup: ProtocolSetup
  addresses: Hex[]
  /** Pairs, approves in the wallet and returns the session as the app has it. */
  connect(options?: ProposalOptions, asked?: Namespaces): Promise<SessionTypes.Struct>
  /** Asks on a session; resolves with the result or the error's code and message. Default: on eip155:31337. */
  ask(
    session: SessionTypes.Struct,
    method: string,
    params: unknown,
    chainId?: number | string,
  ): Promise<unknown>
}

type Namespaces = ProposalTypes.OptionalNamespaces

/** What an app asks for on EVM chains. */
export const evmNamespaces = {
  eip155: {
    chains: ['eip155:31337', 'eip155:31338'],
    methods: [
      'personal_sign',
      'eth_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'eth_signTransaction',
      'eth_sendRawTransaction',
      'eth_accounts',
      'eth_chainId',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_unheardOf',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/**
 * One relay, browser and app for the tests of a file. After each test its sessions are ended, and the page has met
 * nobody but its own server, the relay and the chains.
 */
export function useProtocol(): ProtocolSuite {
  let setup: ProtocolSetup | undefined
  const given = () => {
    if (!setup) throw new Error('Only inside a test.')
    return setup
  }
  beforeAll(async () => {
    setup = await startProtocolSetup()
  })
  afterAll(() => setup?.stop())
  afterEach(async () => {
    const { wallet, strangers } = given()
    expect(strangers).toEqual([])
    while ((await wallet.sessions()).length > 0) await wallet.disconnect()
  })
  return {
    get setup() {
      return given()
    },
    get addresses() {
      return given().stack.accounts.map(account => account.address)
    },
    connect: async (options, asked = evmNamespaces) => {
      const { dapp, wallet } = given()
      const { uri = '', approval } = await dapp.connect({ optionalNamespaces: asked })
      const [session] = await Promise.all([
        approval(),
        wallet.pair(uri).then(() => wallet.approveProposal(options)),
      ])
      return session
    },
    ask: async ({ topic }, method, params, chainId = 31337) => {
      try {
        return await given().dapp.request({
          topic,
          chainId: typeof chainId === 'string' ? chainId : `eip155:${chainId}`,
          request: { method, params },
        })
      } catch (error) {
        if (typeof error !== 'object' || error === null || !('code' in error)) throw error
        return { code: error.code, message: 'message' in error ? error.message : '' }
      }
    },
  }
}
