import type { CaipAddress } from '../../types/namespace.js'
import { sessionAddress, toAccountKey } from './accounts.js'
import { type CombineSiwxParameters, combineSiwx } from './combineSiwx.js'
import { SignOutFailedError } from './errors.js'
import type { SiwxAdapter, SiwxMessageParams, SiwxSession } from './types.js'

/** Session as a SIWE server returns it. */
export type SiweSession = {
  /** Address of the account, in any case. */
  readonly address: string
  /** Number of the signed chain. */
  readonly chainId: number
  /** ISO 8601 time at which the session ends, if the server has one. */
  readonly expirationTime?: string | undefined
}

/** The calls of a server that verifies ERC-4361 messages and keeps one session for each browser. */
export type SiweBackend = {
  /** Returns a nonce that the server issued. `address` is absent in the prompt that connects. */
  getNonce(parameters: { readonly address?: string | undefined }): Promise<string>
  /** Returns values of the message, which replace the options. Called for each message. */
  getMessageParams?(): Promise<SiwxMessageParams> | SiwxMessageParams
  /** Writes the text. Wallets then always show a second prompt. Default: ERC-4361. */
  createMessage?: SiwxAdapter['createMessage']
  /** Verifies `message` and `signature` on the server, which starts a session. */
  verifyMessage(session: SiwxSession): Promise<boolean>
  /** Returns the session of this browser, if there is one. */
  getSession(): Promise<SiweSession | null | undefined>
  /** Ends the session. Returns false, or throws, if it continues. */
  signOut(): Promise<unknown>
  /** Called when the server has started a session; not awaited. */
  onSignIn?(session: SiwxSession): void
  /** Called when the server has ended the session; not awaited. */
  onSignOut?(): void
  /**
   * Whether the session ends when another account becomes active. With `false` it is valid for every account. Default:
   * true.
   */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether the session ends when the network changes. With `false` it is valid on every network. Default: true. */
  readonly signOutOnNetworkChange?: boolean | undefined
}

/** Parameters of {@link createSiwe}: the calls of the server, and adapters of further chain families. */
export type CreateSiweParameters = SiweBackend & {
  /** Adapters of further chain families. Accounts of chain families without an adapter are not prompted to sign in. */
  readonly namespaces?: Omit<CombineSiwxParameters, 'eip155'> | undefined
}

/** The part of the option `siwx` that {@link createSiwe} creates. */
export type CreateSiweReturnType = {
  readonly adapter: SiwxAdapter
  readonly signOutOnAccountChange: boolean
  readonly signOutOnNetworkChange: boolean
}

/**
 * Creates the part of the option `siwx` that signs in at an existing Sign-In with Ethereum server. Such a server keeps one
 * session for each browser: signing in with another account or on another network replaces it. `message` and `signature` of
 * a session from before the page load are empty, since such a server does not return them.
 *
 * @throws SignOutFailedError `siwx/sign-out-failed`, when signing out
 * @see https://eips.ethereum.org/EIPS/eip-4361
 *
 * @example
 * const siwe = createSiwe({ getNonce, verifyMessage, getSession, signOut })
 * createLatchkit({ ...config, siwx: { statement: 'Welcome.', ...siwe } })
 */
export function createSiwe(parameters: CreateSiweParameters): CreateSiweReturnType {
  const { namespaces, signOutOnAccountChange = true, signOutOnNetworkChange = true } = parameters
  const rules = { signOutOnAccountChange, signOutOnNetworkChange }
  const eip155 = createAdapter({ ...parameters, ...rules })
  return { ...rules, adapter: namespaces ? combineSiwx({ ...namespaces, eip155 }) : eip155 }
}

function createAdapter(backend: SiweBackend): SiwxAdapter {
  const { signOutOnAccountChange, signOutOnNetworkChange, createMessage } = backend
  // Of the sign-in on this page, the server returns only account and network.
  let signed: SiwxSession | undefined

  async function find(): Promise<SiwxSession | undefined> {
    const found = await backend.getSession()
    if (!found) return undefined
    const session = toSession(found)
    return signed && toAccountKey(sessionAddress(signed)) === toAccountKey(sessionAddress(session))
      ? signed
      : session
  }
  /** Whether the session is valid for an account. */
  const isFor = (session: SiwxSession, caipAddress: CaipAddress) => {
    const [own, other] = [sessionAddress(session), caipAddress].map(id => toAccountKey(id).split(':'))
    return (
      (!signOutOnAccountChange || own?.[2] === other?.[2]) &&
      (!signOutOnNetworkChange || own?.[1] === other?.[1])
    )
  }
  return {
    namespaces: ['eip155'],
    getNonce: ({ caipAddress }) => backend.getNonce({ address: caipAddress?.split(':')[2] }),
    ...(backend.getMessageParams && { getMessageParams: () => backend.getMessageParams?.() ?? {} }),
    ...(createMessage && { createMessage }),
    async verify(session) {
      if (!(await backend.verifyMessage(session))) return false
      signed = session
      announce(() => backend.onSignIn?.(session))
      return true
    },
    async getSession({ caipAddress }) {
      const session = await find()
      return session && isFor(session, caipAddress) ? session : undefined
    },
    async getSessions() {
      const session = await find()
      return session ? [session] : []
    },
    async signOut({ caipAddress }) {
      const session = caipAddress && (await find())
      if (caipAddress && !(session && isFor(session, caipAddress))) return
      if ((await backend.signOut()) === false) throw new SignOutFailedError()
      signed = undefined
      announce(() => backend.onSignOut?.())
    },
  }
}

/** An error of the app's callback does not change the session: it is reported as an unhandled rejection. */
function announce(listener: () => void): void {
  void Promise.resolve().then(listener)
}

/** Values that the server does not return are empty. */
function toSession({ address, chainId, expirationTime }: SiweSession): SiwxSession {
  return {
    data: {
      domain: '',
      uri: '',
      version: '1',
      nonce: '',
      chainId: `eip155:${chainId}`,
      accountAddress: address,
      ...(expirationTime !== undefined && { expirationTime }),
    },
    message: '',
    signature: '',
  }
}
