import { type RunningRelay, startRelay } from '@latchkit/relay'
import type { AuthenticateParameters } from '@latchkit/walletconnect'
import type { SignClientTypes } from '@walletconnect/types'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { type Hex, recoverMessageAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chains, type Dapp, optionalNamespaces, startDapp } from './startDapp.js'
import { type Kind, startWallet, type Wallet } from './startWallet.js'

// `npm test` shows each behaviour with one of them.
const kinds: readonly Kind[] = [
  'walletkit 1.2.10',
  ...(process.env.LATCHKIT_FULL ? (['sign-client 2.21.8'] as const) : []),
]
const asked: AuthenticateParameters = {
  chains,
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: '0123456789abcdef',
  statement: 'Welcome.',
  methods: ['personal_sign', 'eth_sendTransaction'],
  verify: async ({ address, message, signature }) =>
    (await recoverMessageAddress({ message, signature: signature.s as Hex })) === address,
}

let relay: RunningRelay
let dapp: Dapp
let wallet: Wallet

describe.each(kinds)('one-click authentication with %s as the wallet', kind => {
  beforeEach(async () => {
    relay = await startRelay({ port: 0 })
    dapp = startDapp(relay.url)
    wallet = await startWallet(relay.url, kind)
  })
  afterEach(async () => {
    dapp.destroy()
    await wallet.stop()
    await relay.close()
  })

  /** The user of the wallet is prompted. */
  function requested(uri: string) {
    return new Promise<SignClientTypes.EventArguments['session_authenticate']>((resolve, reject) => {
      wallet.sign.once('session_authenticate', resolve)
      wallet.sign.core.pairing.pair({ uri }).catch(reject)
    })
  }

  async function approve({ id, params }: SignClientTypes.EventArguments['session_authenticate']) {
    const [account] = wallet.accounts
    if (!account) throw new TypeError('no account')
    const methods = ['personal_sign', 'eth_sendTransaction']
    const payload = populateAuthPayload({ authPayload: params.authPayload, chains, methods })
    const iss = `${chains[0]}:${account.address}`
    const message = wallet.sign.formatAuthMessage({ request: payload, iss })
    const signature = await account.signMessage({ message })
    const auths = [buildAuthObject(payload, { t: 'eip191', s: signature }, iss)]
    await wallet.sign.approveSessionAuthenticate({ id, auths })
    return message
  }

  test('signs and connects at once', async () => {
    const { uri, approval } = await dapp.authenticate(asked)
    const message = await approve(await requested(uri))
    const { cacaos, session, statements } = await approval
    expect(statements).toMatchObject([
      { account: `${chains[0]}:${wallet.accounts[0]?.address}`, message, signature: cacaos[0]?.s.s },
    ])
    expect(cacaos).toHaveLength(1)
    expect(cacaos[0]?.p).toMatchObject({ domain: asked.domain, aud: asked.uri, nonce: asked.nonce })
    expect(session?.namespaces.eip155).toMatchObject({
      chains,
      methods: ['personal_sign', 'eth_sendTransaction'],
      accounts: chains.map(chain => `${chain}:${wallet.accounts[0]?.address}`),
    })
    expect(wallet.topics()).toEqual([session?.topic])
    await dapp.ping({ topic: session?.topic ?? '' })
  })

  test('is refused', async () => {
    const { uri, approval } = await dapp.authenticate(asked)
    const { id } = await requested(uri)
    await wallet.sign.rejectSessionAuthenticate({ id, reason: { code: 12001, message: 'User rejected' } })
    await expect(approval).rejects.toMatchObject({ code: 'walletconnect/auth-rejected' })
    expect(dapp.getSessions()).toEqual([])
  })

  test('a wallet that does not support it connects without a statement', async () => {
    const { uri, approval } = await dapp.authenticate(asked)
    await wallet.approve(await wallet.pair(uri))
    const { cacaos, session } = await approval
    expect(cacaos).toEqual([])
    expect(wallet.topics()).toEqual([session?.topic])
    await dapp.ping({ topic: session?.topic ?? '' })
  })

  test('is requested for two namespaces by the proposal, and connects without a statement', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { uri, approval } = await dapp.authenticate({
      ...asked,
      chains: [...chains, solana],
      optionalNamespaces: {
        ...optionalNamespaces,
        solana: { chains: [solana], methods: ['solana_signMessage'], events: [] },
      },
    })
    await wallet.approve(await wallet.pair(uri))
    const { session, statements } = await approval
    expect(statements).toEqual([])
    expect(Object.keys(session?.namespaces ?? {})).toEqual(['eip155', 'solana'])
    await dapp.ping({ topic: session?.topic ?? '' })
  })
})
