import type { FrameSession } from '@latchkit/core/secureframe'
import { decodeBase58, decodeBase64, encodeBase58, encodeBase64, encodeHex } from '../encoding.js'
import { InvalidAnswerError } from '../errors.js'
import type { SignTransactionsParameters, Source } from '../types.js'
import { toSignature } from './answers.js'

type FrameAnswer = { readonly [key: string]: unknown }
type FrameRequest = {
  readonly method: string
  readonly params: unknown
  readonly caipNetworkId: Parameters<FrameSession['request']>[0]['caipNetworkId']
}

/**
 * The Solana accounts of the embedded wallet. It connects a login; it does not prompt to sign in. The modal shows each
 * signature request, and the frame approves it.
 */
export function frameSource(session: FrameSession): Source {
  const controllers = new WeakMap<object, AbortController>()
  const toObject = (params: unknown) => (typeof params === 'object' && params !== null ? params : {})
  const guarded = session.guard({
    connector: session.connector('solana'),
    provider: {
      request(asked: FrameRequest): Promise<unknown> {
        const controller = new AbortController()
        controllers.set(toObject(asked.params), controller)
        return session.request({ ...asked, signal: controller.signal })
      },
    },
    abort: ({ params }) => controllers.get(toObject(params))?.abort(),
  })

  async function ask(caipNetworkId: FrameRequest['caipNetworkId'], method: string, params: object) {
    const answer = await guarded.request({ method, params, caipNetworkId })
    if (typeof answer !== 'object' || answer === null) throw new InvalidAnswerError({ method })
    return answer as FrameAnswer
  }

  async function signTransactions({ address, network, transactions }: SignTransactionsParameters) {
    const isOne = transactions.length === 1
    const method = isOne ? 'solana_signTransaction' : 'solana_signAllTransactions'
    const texts = transactions.map(encodeBase64)
    const params = isOne ? { transaction: texts[0] } : { transactions: texts }
    const answer = await ask(network.caipNetworkId, method, { ...params, pubkey: address })
    const signed = isOne ? [answer.transaction] : answer.transactions
    if (!Array.isArray(signed) || signed.length !== transactions.length)
      throw new InvalidAnswerError({ method })
    return signed.map(text => {
      const bytes = typeof text === 'string' ? decodeBase64(text) : undefined
      if (!bytes) throw new InvalidAnswerError({ method })
      return bytes
    })
  }

  return {
    accounts: () =>
      (session.read('solana')?.accounts ?? []).map(({ address, type, path }) => ({
        address,
        publicKey: encodeHex(decodeBase58(address) ?? new Uint8Array()),
        type,
        path,
        supports: () => true,
      })),
    info: () => session.read('solana')?.info,
    supports: () => true,
    elsewhere: () => 'solana:unknown',
    versions: () => ['legacy', 0],
    canSignIn: () => true,
    async connect({ silent, signIn, signal }) {
      const isSignedIn = Boolean(session.getLogin()) || (await session.restore())
      if (!silent && !(isSignedIn && session.read('solana'))) throw session.loginRequired()
      const address = session.read('solana')?.accounts[0]?.address
      if (silent || !signIn || !address) return undefined
      const { request, network } = signIn
      const { caipNetworkId } = network
      const signedIn = await session.signIn({ request, caipNetworkId, address, signal })
      return signedIn && [signedIn]
    },
    disconnect: () => session.signOut(),
    switchNetwork: session.switchNetwork,
    enterNetwork: session.enterNetwork,
    subscribe: session.subscribe,
    async signMessage({ address, caipNetworkId, message }) {
      const method = 'solana_signMessage'
      const params = { message: encodeBase58(message), pubkey: address }
      return toSignature((await ask(caipNetworkId, method, params)).signature, method)
    },
    signTransactions,
    keepsFee: true,
    async sendTransaction({ address, network, transaction, options }) {
      const method = 'solana_signAndSendTransaction'
      const params = { transaction: encodeBase64(transaction), pubkey: address, options: { ...options } }
      const { signature } = await ask(network.caipNetworkId, method, params)
      return encodeBase58(toSignature(signature, method))
    },
  }
}
