import { redeemFarcaster, startFarcaster } from '@latchkit/secure-protocol/api/farcasterLogin'
import { FrameError } from '../FrameError.js'
import type { FarcasterSignature } from '../wallet/recoverByFarcaster.js'
import { createSealingKey, exportPublicKey } from '../wallet/sealToKey.js'
import { refused } from './createEmailLogin.js'
import type { Server } from './createServer.js'

/** Milliseconds after the last request of the page in which the sign-in still waits. */
const timeout = 40_000

/** Sign-in with Farcaster. */
export type FarcasterLogin = {
  /** The address that the person opens where the app is. An older sign-in ends. */
  getUri(): Promise<{ readonly url: string }>
  /**
   * Waits until the person signed and the wallet is open. The session is kept in this browser. Asked again it answers the
   * same; the page asks again for as long as it wants the sign-in.
   */
  connect(): Promise<{ readonly userName: string }>
  /** Forgets the sign-in. */
  end(): void
}

type Pending = {
  readonly id: string
  readonly tx: string
  readonly keys: CryptoKeyPair
  readonly abort: AbortController
  until: number
  result?: ReturnType<FarcasterLogin['connect']> | undefined
}

/** Signs in with Farcaster. Rejects with a `FrameError`: SOCIAL_ENDED, PROVIDER_UNKNOWN, ORIGIN_NOT_ALLOWED and others. */
export function createFarcasterLogin(parameters: {
  readonly server: Server
  readonly projectId: string
  readonly parentOrigin: string
  /** Opens the wallet of the session that began; the signature may be needed for it. */
  open(signature: FarcasterSignature): Promise<void>
}): FarcasterLogin {
  const { server, projectId, parentOrigin } = parameters
  let pending: Pending | undefined

  async function wait(own: Pending) {
    const { id, tx, keys, abort } = own
    for (;;) {
      const answer = await refused(server.call(redeemFarcaster, { id }, abort.signal))
      if (answer.action === 'CONNECT') {
        await server.begin(answer.session, answer.user)
        await parameters.open({ tx, keys, proof: answer.proof })
        return { userName: answer.user.userName ?? '' }
      }
      // The view was left: a signature that comes now is not wanted.
      if (Date.now() > own.until)
        throw new FrameError('SOCIAL_ENDED', 'The app no longer waits for this sign-in')
    }
  }

  function end() {
    pending?.abort.abort()
    pending = undefined
  }

  return {
    end,
    async getUri() {
      end()
      const keys = await createSealingKey()
      const sealTo = await exportPublicKey(keys)
      const { id, tx, url } = await refused(server.call(startFarcaster, { projectId, parentOrigin, sealTo }))
      pending = { id, tx, keys, abort: new AbortController(), until: 0 }
      return { url }
    },

    async connect() {
      const own = pending
      if (!own) throw new FrameError('SOCIAL_ENDED', 'Begin the sign-in first')
      own.until = Date.now() + timeout
      own.result ??= wait(own).catch(error => {
        own.result = undefined
        throw error
      })
      return own.result
    },
  }
}
