import { base58 } from '@scure/base'
import type { AuthTypes, ProposalTypes } from '@walletconnect/types'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { stringToHex } from 'viem'
import { isRecord } from '../../src/common/isRecord.js'
import { signBytes } from '../../src/common/keys.js'
import type { WalletAccount } from '../../src/common/types.js'
import { signMessage } from '../methods/sign.js'
import { giveAnswer, userRejected } from './answers.js'
import type { SessionGrant } from './sessions.js'
import { knownChains, supportedMethods } from './supported.js'
import type { Context, SignedStatement } from './types.js'

/** Returns the part of a one-click sign-in that the wallet can grant: its own networks and methods. */
export function signInPayload(
  context: Pick<Context, 'config' | 'store'>,
  { authPayload }: Pick<AuthTypes.PendingRequest, 'authPayload'>,
): AuthTypes.PayloadParams {
  return populateAuthPayload({
    authPayload,
    chains: knownChains(context).map(({ id }) => `eip155:${id}`),
    methods: [...supportedMethods],
  })
}

/** Signs a one-click sign-in with an account, once for each network. Rejects it without an account. */
export async function answerSignIn(
  context: Context,
  request: AuthTypes.PendingRequest,
  account: WalletAccount | undefined,
): Promise<void> {
  const { id } = request
  if (!account) {
    await giveAnswer(context, { kind: 'rejectSignIn', id, reason: userRejected })
    return
  }
  const payload = signInPayload(context, request)
  const auths: AuthTypes.Cacao[] = []
  for (const chain of payload.chains) {
    const iss = `did:pkh:${chain}:${account.address}`
    const message = context.kit.formatAuthMessage({ request: payload, iss })
    const signature = await signMessage(account.privateKey, stringToHex(message))
    auths.push(buildAuthObject(payload, { t: 'eip191', s: signature }, iss))
  }
  await giveAnswer(context, { kind: 'signIn', id, auths })
}

const requiredKeys = ['domain', 'aud', 'version', 'nonce', 'iat'] as const

const isPayload = (value: unknown): value is AuthTypes.PayloadParams =>
  isRecord(value) &&
  Array.isArray(value.chains) &&
  value.chains.every(chain => typeof chain === 'string') &&
  requiredKeys.every(key => typeof value[key] === 'string')

/** Returns what a proposal requests to be signed with its approval (`requests.authentication`). */
export function readAuthentication(proposal: ProposalTypes.Struct): AuthTypes.PayloadParams[] {
  // The library keeps fields that it does not know.
  const requests: unknown = 'requests' in proposal ? proposal.requests : undefined
  const wanted = isRecord(requests) ? requests.authentication : undefined
  return Array.isArray(wanted) ? wanted.filter(isPayload) : []
}

export type Statement = {
  payload: AuthTypes.PayloadParams
  /** `did:pkh:` and the CAIP-10 id of the account that signs. */
  iss: string
  address: string
  namespace: 'eip155' | 'solana'
  text: string
}

/**
 * Returns the texts to sign: for each payload and namespace with the first granted account, on the first granted
 * network that the payload names.
 */
export function listStatements(
  { kit }: Pick<Context, 'kit'>,
  payloads: readonly AuthTypes.PayloadParams[],
  { accounts, chainIds, solana }: SessionGrant,
): Statement[] {
  const granted = {
    eip155: { chains: chainIds.map(id => `eip155:${id}`), address: accounts[0] },
    solana: { chains: solana.chains, address: solana.accounts[0] },
  }
  return payloads.flatMap(payload =>
    (['eip155', 'solana'] as const).flatMap(namespace => {
      const { chains, address } = granted[namespace]
      const chain = payload.chains.find(entry => chains.includes(entry))
      if (chain === undefined || address === undefined) return []
      const iss = `did:pkh:${chain}:${address}`
      const text = kit.formatAuthMessage({ request: payload, iss })
      // The library names Ethereum accounts only. The layout is the same for all namespaces.
      const named =
        namespace === 'solana' ? text.replace('your Ethereum account:', 'your Solana account:') : text
      return [{ payload, iss, address, namespace, text: named }]
    }),
  )
}

/** Signs statements, each with the key of its namespace. */
export async function signStatements(
  { accounts }: Pick<Context, 'accounts'>,
  statements: readonly Statement[],
): Promise<SignedStatement[]> {
  return await Promise.all(
    statements.map(async ({ payload, iss, address, namespace, text }) => {
      const account = accounts.find(entry => [entry.address, entry.solana.address].includes(address))
      if (!account) throw new Error(`The wallet has no account ${address}.`)
      const signature =
        namespace === 'eip155'
          ? { t: 'eip191', s: await signMessage(account.privateKey, stringToHex(text)) }
          : {
              t: 'solana:ed25519',
              s: base58.encode(signBytes(account.solana, new TextEncoder().encode(text))),
            }
      const { h, p } = buildAuthObject(payload, { t: 'eip191', s: '' }, iss)
      return { h, p, s: signature }
    }),
  )
}
