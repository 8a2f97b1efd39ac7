import { isCaipAddress } from '../../../caip/caipAddress.js'
import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import type { Network } from '../../../types/network.js'
import { networksAtom } from '../../networks/start/atoms.js'
import type { SignedIn, SignInRequest } from '../../siwx/types.js'
import type {
  WalletConnectProposal,
  WalletConnectProposalNamespace,
  WalletConnectSession,
  WalletConnectStatement,
} from '../types.js'
import { openWalletConnect } from './openWalletConnect.js'

/** The methods and events that wallets of a namespace commonly support. */
const namespaceMethods: {
  readonly [namespace in Namespace]?: Pick<WalletConnectProposalNamespace, 'methods' | 'events'>
} = {
  eip155: {
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/** The outcome of a proposal. */
export type ProposedSession = {
  /** Absent when the wallet signed without granting anything a session could consist of. */
  readonly session?: WalletConnectSession | undefined
  readonly signedIn?: readonly SignedIn[] | undefined
}

/** A pending proposal of every network of the client. */
export type SessionProposal = Omit<WalletConnectProposal, 'approval'> & {
  readonly approval: Promise<ProposedSession>
}

export type ProposeSessionParameters = {
  readonly signal: AbortSignal
  readonly signIn: SignInRequest | undefined
}

/** Proposes a session, and with `signIn` requests signatures in the same prompt, where the WalletConnect client can. */
export async function proposeSession(
  client: Client,
  { signal, signIn }: ProposeSessionParameters,
): Promise<SessionProposal> {
  const walletConnect = await openWalletConnect(client)
  const networks = getStore(client).get(networksAtom)
  const optionalNamespaces = proposalNamespaces(networks)
  const listed = networks
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter(chain => optionalNamespaces[namespaceOf(chain)])
  const wanted = signIn?.chains.filter(chain => listed.includes(chain)) ?? []
  const [preferred] = wanted
  if (!signIn || !preferred || !walletConnect.authenticate) {
    const { approval, ...proposal } = await walletConnect.propose({ optionalNamespaces, signal })
    return { ...proposal, approval: handled(approval.then(session => ({ session }))) }
  }

  const namespaces = new Set(wanted.map(namespaceOf))
  // The session also needs the networks on which no sign-in is requested.
  const others = listed.filter(chain => namespaces.has(namespaceOf(chain)) && !wanted.includes(chain))
  const { domain, uri, nonce, nonces, statement, requestId, resources } = signIn
  const { approval, ...proposal } = await walletConnect.authenticate({
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
    // The code that stores the sign-in verifies it, on the chain where that is needed.
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
  // Some wallets omit the prefix.
  const isBare = account.startsWith('eip155:') && !signature.startsWith('0x')
  return [{ caipAddress: account, message, signature: isBare ? `0x${signature}` : signature }]
}

function namespaceOf(chain: string): string {
  return chain.slice(0, chain.indexOf(':'))
}

/** Prevents an unhandled rejection: the approval may be rejected before it is awaited. */
function handled<result>(approval: Promise<result>): Promise<result> {
  approval.catch(() => {})
  return approval
}

/** The namespaces of a proposal: every network of the client whose namespace has methods above. */
function proposalNamespaces(networks: readonly Network[]): {
  readonly [namespace: string]: WalletConnectProposalNamespace
} {
  const proposal: { [namespace: string]: WalletConnectProposalNamespace } = {}
  for (const { caipNetworkId, chainNamespace } of networks) {
    const known = namespaceMethods[chainNamespace]
    if (!known) continue
    const chains = proposal[chainNamespace]?.chains ?? []
    proposal[chainNamespace] = { ...known, chains: [...chains, caipNetworkId] }
  }
  return proposal
}
