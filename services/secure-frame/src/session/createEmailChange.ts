import type { FrameAnswerPayload } from '@latchkit/secure-frame-client/protocol'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { startEmailChange, verifyNewEmail, verifyOldEmail } from '@latchkit/secure-protocol/api/emailChange'
import { FrameError } from '../FrameError.js'
import type { Signer } from '../wallet/createSigner.js'
import type { HeldWallet } from '../wallet/holdWallet.js'
import { refused, sayDigits } from './createEmailLogin.js'
import type { Server } from './createServer.js'
import type { FrameStore } from './openStore.js'

/** A change of the login address, one at a time. */
export type EmailChange = {
  start(email: string): Promise<FrameAnswerPayload<'UPDATE_EMAIL'>>
  /** Verifies the current address. The code of the new address is then mailed. */
  verifyOld(code: string): Promise<void>
  /** Verifies the new address, which the user signs in with from then on. */
  verifyNew(code: string): Promise<FrameAnswerPayload<'UPDATE_EMAIL_SECONDARY_OTP'>>
}

/**
 * Changes the address of the session's user. Rejects with a `FrameError`: DEVICE_TOO_NEW and RATE_LIMITED with
 * `retryAfter`, REAUTH_REQUIRED, OTP_INVALID with `left`, OTP_EXPIRED, EMAIL_TAKEN, LOGIN_REQUIRED.
 */
export function createEmailChange(parameters: {
  readonly server: Server
  readonly store: FrameStore
  readonly codeDigits: FrameConfig['codeDigits']
  readonly signer: Signer
  /** The key of the wallet proves the owner. */
  readonly wallet: Pick<HeldWallet, 'get' | 'recover'>
}): EmailChange {
  const { server, store, codeDigits, wallet } = parameters
  let change: string | undefined

  function getChange(): string {
    if (change === undefined) throw new FrameError('OTP_EXPIRED', 'Request a code first')
    return change
  }

  return {
    async start(email) {
      // Access to the mailbox alone must not be enough to take over the account.
      const { callAsOwner, proveOwner } = await import('../wallet/proveOwner.js')
      // A call without the proof is refused, and the browser writes that to the console of the app.
      const held = await wallet
        .get()
        .then(opened => opened.unlock())
        .catch(() => undefined)
      const begin = async () =>
        held
          ? server.call(startEmailChange, await proveOwner(parameters, startEmailChange, { email }, held))
          : callAsOwner(parameters, startEmailChange, { email }, async () =>
              (await wallet.recover()).unlock(),
            )
      const answer = await refused(begin())
      change = answer.change
      return { action: answer.action, ...sayDigits(codeDigits) }
    },

    async verifyOld(code) {
      await refused(server.call(verifyOldEmail, { change: getChange(), code }))
    },

    async verifyNew(code) {
      const { newEmail } = await refused(server.call(verifyNewEmail, { change: getChange(), code }))
      change = undefined
      const session = await store.getSession()
      if (session) await store.setSession({ ...session, user: { ...session.user, email: newEmail } })
      return { newEmail }
    },
  }
}
