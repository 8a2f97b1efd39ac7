import { isCaipAddress } from '../../caip/isCaipAddress.js'
import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import { networksAtom } from '../networks/atoms.js'
import type { SignedIn, SignInRequest } from '../siwx/types.js'
import { openProtocol } from './openProtocol.js'
import { proposalNamespaces } from './proposalNamespaces.js'
import type { WalletConnectProposal, WalletConnectSession, WalletConnectStatement } from './types.js'

/** What comes of a proposal. */
export type ProposedSession = {
  /** Absent when the wallet signed, but for nothing that a session could be made of. */
  readonly session?: WalletConnectSession | undefined
  readonly signedIn?: readonly SignedIn[] | undefined
}

/** A proposal of every network of the client that waits for a wallet. */
export type SessionProposal = Omit<WalletConnectProposal, 'approval'> & {
  readonly approval: Promise<ProposedSession>
}

export type ProposeSessionParameters = {
  readonly signal: AbortSignal
  readonly signIn: SignInRequest | undefined
}

/** Proposes a session, and with `signIn` asks for signatures in the same prompt, where the protocol's client can. */
export async function proposeSession(
  client: Client,
  { signal, signIn }: ProposeSessionParameters,
): Promise<SessionProposal> {
  const protocol = await openProtocol(client)
  const networks = getStore(client).get(networksAtom)
  const optionalNamespaces = proposalNamespaces(networks)
  const listed = networks
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter(chain => optionalNamespaces[namespaceOf(chain)])
  const wanted = signIn?.chains.filter(chain => listed.includes(chain)) ?? []
  const [preferred] = wanted
  if (!signIn || !preferred || !protocol.authenticate) {
    const { approval, ...proposal } = await protocol.propose({ optionalNamespaces, signal })
    return { ...proposal, approval: handled(approval.then(session => ({ session }))) }
  }

  const namespaces = new Set(wanted.map(namespaceOf))
  // The session is to have those too on which nobody asked to sign in.
  const others = listed.filter(chain => namespaces.has(namespaceOf(chain)) && !wanted.includes(chain))
  const { domain, uri, nonce, nonces, statement, requestId, resources } = signIn
  const { approval, ...proposal } = await protocol.authenticate({
    chains: [...wanted, ...others],
    optionalNamespaces,
    methods: optionalNamespaces[namespaceOf(preferred)]?.methods ?? [],
    domain,
    uri,
    nonce,
    nonces,
    statement,
    iat: signIn.issuedAt,
    exp: signIn.expirationTime,
    nbf: signIn.notBefore,
    requestId,
    resources,
    signal,
    // Whoever keeps the sign-in checks it, on the chain where that is needed.
    verify: () => true,
  })
  return {
    ...proposal,
    approval: handled(
      approval.then(({ session, statements }) => {
        const signedIn = statements.flatMap(one => readStatement(one, wanted))
        return { session, ...(signedIn.length > 0 && { signedIn }) }
      }),
    ),
  }
}

function readStatement(
  { account, message, signature }: WalletConnectStatement,
  wanted: readonly CaipNetworkId[],
): readonly SignedIn[] {
  if (!isCaipAddress(account) || !wanted.some(chain => account.startsWith(`${chain}:`))) return []
  // Some wallets leave the prefix out.
  const isBare = account.startsWith('eip155:') && !signature.startsWith('0x')
  return [{ caipAddress: account, message, signature: isBare ? `0x${signature}` : signature }]
}

function namespaceOf(chain: string): string {
  return chain.slice(0, chain.indexOf(':'))
}

/** It may be rejected before anybody waits for it, as the one it is made from. */
function handled<result>(approval: Promise<result>): Promise<result> {
  approval.catch(() => {})
  return approval
}
