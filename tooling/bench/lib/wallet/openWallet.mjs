import { createHash } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { agreeKey } from './agreeKey.mjs'
import { open, seal } from './envelope.mjs'
import { openSocket } from './openSocket.mjs'

const metadata = {
  name: 'Bench Wallet',
  description: 'Answers at once',
  url: 'https://wallet.example',
  icons: [],
}

/**
 * A wallet of a few lines on Node's own crypto that approves and signs with a real key immediately: what
 * is measured is then the dapp's side. `pair(uri)` resolves with a proposal, whose `approve()` says when it began.
 */
export async function openWallet(relayUrl) {
  const account = privateKeyToAccount(generatePrivateKey())
  const keys = new Map()
  const proposals = new Map()
  const signatures = new Map()

  /** A signature is always the same: it is made once, so that only the first who asks waits for the wallet. */
  async function signMessage(raw) {
    const signature = signatures.get(raw) ?? (await account.signMessage({ message: { raw } }))
    signatures.set(raw, signature)
    return signature
  }

  async function onMessage(topic, message) {
    const symKey = keys.get(topic)
    if (!symKey) return
    const { id, method, params } = open(symKey, message)
    if (method === 'wc_sessionPropose') proposals.get(topic)?.({ id, params })
    if (method !== 'wc_sessionRequest') return
    const result = await signMessage(params.request.params[0])
    await socket.call('irn_publish', {
      topic,
      message: seal(symKey, { id, jsonrpc: '2.0', result }),
      ttl: 300,
      tag: 1109,
      prompt: false,
    })
  }
  const socket = await openSocket(relayUrl, onMessage)

  async function approve(pairingTopic, { id, params }) {
    const began = performance.timeOrigin + performance.now()
    const { publicKey, symKey } = agreeKey(params.proposer.publicKey)
    const sessionTopic = createHash('sha256').update(symKey).digest('hex')
    keys.set(sessionTopic, symKey)
    const namespaces = Object.fromEntries(
      Object.entries(params.optionalNamespaces).map(([key, { chains, methods, events }]) => [
        key,
        { chains, methods, events, accounts: chains.map(chain => `${chain}:${account.address}`) },
      ]),
    )
    const relay = { protocol: 'irn' }
    const settlement = {
      relay,
      namespaces,
      controller: { publicKey, metadata },
      expiry: Math.floor(Date.now() / 1000) + 604_800,
    }
    await socket.call('wc_approveSession', {
      sessionTopic,
      pairingTopic,
      sessionProposalResponse: seal(keys.get(pairingTopic), {
        id,
        jsonrpc: '2.0',
        result: { relay, responderPublicKey: publicKey },
      }),
      sessionSettlementRequest: seal(symKey, {
        id: Date.now() * 1000,
        jsonrpc: '2.0',
        method: 'wc_sessionSettle',
        params: settlement,
      }),
      ttl: 300,
      correlationId: id,
    })
    return began
  }

  return {
    address: account.address,
    async pair(uri) {
      const topic = uri.slice(3, uri.indexOf('@'))
      const symKey = new URLSearchParams(uri.split('?')[1]).get('symKey')
      keys.set(topic, Buffer.from(symKey, 'hex'))
      const proposal = new Promise(resolve => proposals.set(topic, resolve))
      await socket.call('irn_subscribe', { topic })
      const asked = await proposal
      return { approve: () => approve(topic, asked) }
    },
    close: socket.close,
  }
}
