import { UserRejectedError } from '@latchkit/core/errors'
import type {
  WalletConnectClient,
  WalletConnectModule,
  WalletConnectProposal,
  WalletConnectSession,
} from '@latchkit/core/walletconnect'

type Answer = {
  readonly approve: (session: WalletConnectSession) => void
  readonly reject: (error: unknown) => void
}

export const address = '0x00000000000000000000000000000000000000aa'

/** A session as a wallet in a test grants it. */
export function createSession(parts: Partial<WalletConnectSession> = {}): WalletConnectSession {
  return {
    topic: 'f'.repeat(64),
    pairingTopic: 'e'.repeat(64),
    expiry: Math.floor(Date.now() / 1000) + 604_800,
    peer: { name: 'Test wallet' },
    namespaces: {
      eip155: { accounts: [`eip155:1:${address}`], methods: ['personal_sign'], events: ['chainChanged'] },
    },
    ...parts,
  }
}

/** A WalletConnect client without a relay: its proposals are answered by the test. */
export function createScriptedWalletConnect(parameters: { readonly expiresIn?: number } = {}) {
  const { expiresIn = 300 } = parameters
  const answers: Answer[] = []
  const uris: string[] = []
  let cancelled = 0
  let clients = 0
  let failure: unknown
  let held: Promise<void> | undefined
  const links: Parameters<WalletConnectClient['setLink']>[0][] = []

  const propose = async (): Promise<WalletConnectProposal> => {
    if (held) await held
    if (failure !== undefined) throw failure
    const count = uris.length + 1
    const expiry = Math.floor(Date.now() / 1000) + expiresIn
    const key = count.toString(16).padStart(64, 'a1b2c3d4e5f60718')
    const uri = `wc:${key}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=${expiry}`
    uris.push(uri)
    const approval = new Promise<WalletConnectSession>((approve, reject) => {
      answers.push({ approve, reject })
    })
    approval.catch(() => {})
    return {
      uri,
      expiry,
      approval,
      cancel() {
        cancelled += 1
      },
    }
  }
  const client: WalletConnectClient = {
    getSessions: () => [],
    restore: async () => [],
    propose,
    request: async () => null,
    ping: async () => {},
    emit: async () => {},
    extend: async () => {},
    disconnect: async () => {},
    setLink: parameters => void links.push(parameters),
    on: () => () => {},
    destroy: () => {},
  }
  return {
    uris,
    links,
    cancelled: () => cancelled,
    clients: () => clients,
    approve: (parts?: Partial<WalletConnectSession>) => answers.at(-1)?.approve(createSession(parts)),
    reject: () => answers.at(-1)?.reject(new UserRejectedError()),
    fail: (error: unknown) => answers.at(-1)?.reject(error),
    /** Proposals fail so from now on, or work again. */
    breakWith(error: unknown) {
      failure = error
    },
    /** Proposals wait until the returned function is called. */
    hold() {
      let release = () => {}
      held = new Promise(resolve => {
        release = resolve
      })
      return () => {
        held = undefined
        release()
      }
    },
    load: async (): Promise<WalletConnectModule> => ({
      createWalletConnect() {
        clients += 1
        return client
      },
    }),
  }
}
