import * as account from '@latchkit/secure-protocol/api/account'
import type { Call } from '@latchkit/secure-protocol/api/call'
import { startChange as startChangeCall } from '@latchkit/secure-protocol/api/changes'
import * as factorCalls from '@latchkit/secure-protocol/api/factors'
import * as walletCalls from '@latchkit/secure-protocol/api/wallet'
import { readAccountData, readAccountState } from '../auth/accountData.js'
import { appendAudit } from '../auth/audit.js'
import { recordChange, undoChange } from '../auth/changes.js'
import { confirmWallet } from '../auth/confirmWallet.js'
import { deleteAccount, keepAccount } from '../auth/deleteAccount.js'
import { takeExportTicket } from '../auth/exportTicket.js'
import { addPasskey, followFactors, isPasskeyProved, provePasskey, startPasskey } from '../auth/passkeys.js'
import { requireReauth, startReauth, verifyReauth } from '../auth/reauth.js'
import { refuseNewDevice } from '../auth/refuseNewDevice.js'
import { noteFactor, requireOwner, startChange } from '../auth/requireOwner.js'
import { tellUser } from '../auth/tellUser.js'
import { findWallet, noteRelease } from '../auth/wallets.js'
import { accountMail } from '../mail/accountTexts.js'
import type { Recovery } from '../recoveryRole/createRecovery.js'
import type { CallHandler, CallParts } from './answerCall.js'

type Add = <call extends Call>(call: call, handle: CallHandler<call>) => void

/** Adds the calls of the wallet page: proofs, factors, export, data and deletion. */
export function addAccountRoutes(
  { context, recovery }: CallParts & { readonly recovery: Recovery },
  { add, addBounded }: { readonly add: Add; readonly addBounded: Add },
): void {
  const { factors, delays } = recovery

  add(account.readAccountState, ({ session }) => readAccountState(context, session(), delays))
  add(account.startReauth, ({ session, caller }) => startReauth(context, session(), caller))
  add(account.verifyReauth, ({ session, caller, body }) => verifyReauth(context, session(), caller, body))
  add(account.startPasskey, ({ session }) => startPasskey(context, session()))
  add(account.addPasskey, async ({ session, body }) => {
    await requireOwner(context, session(), account.addPasskey.path, body)
    await addPasskey(context, session(), body)
    return {}
  })
  add(account.provePasskey, ({ session, body }) => provePasskey(context, session(), body))
  add(account.takeExportTicket, async ({ session, caller }) => {
    await takeExportTicket(context, session(), caller)
    return {}
  })
  add(account.readAccountData, async ({ session }) => {
    const { userId, deviceId } = session()
    const answer = await readAccountData(context, session(), (await factors.list(userId)).factors)
    await appendAudit(context, userId, 'account/data-read', { deviceId })
    return answer
  })
  add(account.deleteAccount, async ({ session, body, caller }) => {
    await requireOwner(context, session(), account.deleteAccount.path, body)
    return deleteAccount(context, session(), caller)
  })
  add(account.keepAccount, async ({ session, caller }) => {
    await keepAccount(context, session(), caller)
    return {}
  })
  add(account.cancelRecovery, async ({ session }) => {
    const { userId, deviceId } = session()
    await delays.cancel(userId)
    await appendAudit(context, userId, 'recovery/cancelled', { deviceId })
    return {}
  })

  add(startChangeCall, ({ session }) => startChange(context, session()))
  add(factorCalls.listFactors, ({ session }) => factors.list(session().userId))
  addBounded(factorCalls.addFactor, async ({ session, body }) => {
    await requireOwner(context, session(), factorCalls.addFactor.path, body)
    await requireReauth(context, session())
    await findWallet(context, session().userId, body.walletId)
    await factors.add(session().userId, body)
    return {}
  })
  addBounded(factorCalls.openFactor, async ({ session, body, caller }) => {
    const { userId, deviceId, thumbprint } = session()
    const { answer, isInUse } = await factors.open(userId, thumbprint, body)
    // The test of a new factor is not a recovery.
    if (!isInUse) return answer
    await appendAudit(context, userId, 'factor/opened', {
      deviceId,
      agent: caller.agent,
      shareGen: answer.shareGen,
    })
    await tellUser(context, session(), caller, of => accountMail(of, { type: 'factor-opened' }))
    return answer
  })
  addBounded(factorCalls.proveFactor, async ({ session, body }) => {
    const { isInUse } = await factors.prove(session().userId, body)
    await noteRelease(context, session(), body.shareGen)
    if (isInUse) await noteFactor(context, session())
    return {}
  })
  addBounded(factorCalls.confirmFactor, async ({ session, body, caller }) => {
    const { userId } = session()
    await requireOwner(context, session(), factorCalls.confirmFactor.path, body)
    await requireReauth(context, session())
    await factors.confirm(userId, body.id)
    await followFactors(context, userId, (await factors.list(userId)).factors)
    await recordChange(context, session(), caller, { event: 'factor/added', subject: body.id })
    return {}
  })
  addBounded(factorCalls.removeFactor, async ({ session, body, caller }) => {
    const { userId } = session()
    await requireOwner(context, session(), factorCalls.removeFactor.path, body)
    await requireReauth(context, session())
    await factors.remove(userId, body.id)
    const isProved = await isPasskeyProved(context, session())
    await followFactors(context, userId, (await factors.list(userId)).factors, isProved)
    await recordChange(context, session(), caller, { event: 'factor/removed', subject: body.id })
    return {}
  })
  add(account.undoChange, async ({ session, body }) => {
    await refuseNewDevice(context, session())
    await undoChange(context, factors, session().userId, body.id)
    return {}
  })
  addBounded(walletCalls.confirmWallet, async ({ session, body, caller }) => {
    const { userId, deviceId } = session()
    const idsOf = (own: Awaited<ReturnType<typeof factors.list>>) => own.factors.map(({ id }) => id).join()
    const before = idsOf(await factors.list(userId))
    const wallet = await confirmWallet(context, recovery, session(), body)
    const own = await factors.list(userId)
    if (idsOf(own) === before) return { wallet }
    await followFactors(context, userId, own.factors, await isPasskeyProved(context, session()))
    await appendAudit(context, userId, 'factor/replaced', { deviceId, agent: caller.agent })
    // A link that took this back would make a mailbox enough again.
    await tellUser(context, session(), caller, of => accountMail(of, { type: 'factors-replaced' }))
    return { wallet }
  })
}
