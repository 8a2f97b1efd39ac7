import * as approvalCalls from '@latchkit/secure-protocol/api/approvals'
import type { Call } from '@latchkit/secure-protocol/api/call'
import * as deviceCalls from '@latchkit/secure-protocol/api/devices'
import * as changeCalls from '@latchkit/secure-protocol/api/emailChange'
import * as email from '@latchkit/secure-protocol/api/emailLogin'
import * as farcaster from '@latchkit/secure-protocol/api/farcasterLogin'
import * as recoveryCalls from '@latchkit/secure-protocol/api/recovery'
import * as sessionCalls from '@latchkit/secure-protocol/api/session'
import { askBundler } from '@latchkit/secure-protocol/api/smartAccounts'
import * as social from '@latchkit/secure-protocol/api/socialLogin'
import * as userCalls from '@latchkit/secure-protocol/api/user'
import * as walletCalls from '@latchkit/secure-protocol/api/wallet'
import { Hono } from 'hono'
import { requireApproval, startApproval } from '../auth/approvals.js'
import { appendAudit, listAudit } from '../auth/audit.js'
import { recordChange } from '../auth/changes.js'
import { finishConfirmations } from '../auth/confirmWallet.js'
import { endAllSessions, listDevices, revokeDevice } from '../auth/devices.js'
import { getUser, readUserEmail } from '../auth/getUser.js'
import { refuseNewDevice } from '../auth/refuseNewDevice.js'
import { requireOwner } from '../auth/requireOwner.js'
import { findOwnShare, reshareWallet } from '../auth/reshareWallet.js'
import { endSession, refreshSession } from '../auth/sessions.js'
import { startEmail } from '../auth/startEmail.js'
import { tellUser } from '../auth/tellUser.js'
import { verifyCode } from '../auth/verifyCode.js'
import { waitForDevice } from '../auth/waitForDevice.js'
import { createWallet, getAuthShare, getWallet, noteRelease } from '../auth/wallets.js'
import { followEmailChanges } from '../emailChange/followEmailChange.js'
import { startEmailChange } from '../emailChange/startEmailChange.js'
import { verifyNewEmail } from '../emailChange/verifyNewEmail.js'
import { verifyOldEmail } from '../emailChange/verifyOldEmail.js'
import { ApiError } from '../errors.js'
import { readFid, redeemFarcaster } from '../farcaster/redeemFarcaster.js'
import { startFarcaster } from '../farcaster/startFarcaster.js'
import { accountMail } from '../mail/accountTexts.js'
import { recoveredMail } from '../mail/texts.js'
import type { Recovery } from '../recoveryRole/createRecovery.js'
import { callBundler } from '../smartAccounts/callBundler.js'
import type { SmartAccounts } from '../smartAccounts/readSmartAccounts.js'
import { redeemSocial } from '../social/redeemSocial.js'
import { startSocial } from '../social/startSocial.js'
import { addAccountRoutes } from './accountRoutes.js'
import { answerCall, type CallHandler, type CallParts, padTime } from './answerCall.js'
import { addExchangeRoutes } from './exchangeRoutes.js'

/** Routes of every call between the frame and the server. */
export function apiRoutes(
  parts: CallParts & {
    readonly recovery: Recovery
    readonly smartAccounts: SmartAccounts
    readonly walletCallsPerHour: number
    readonly bundlerCallsPerHour: number
    readonly startTime: number
  },
): Hono {
  const { context, recovery } = parts
  const app = new Hono()
  const add = <call extends Call>(call: call, handle: CallHandler<call>) =>
    app.on(call.method, call.path, request => answerCall(request, call, handle, parts))
  /** Calls that read or write shares are bounded for each device, so that a stolen session is slow. */
  const addBounded = <call extends Call>(call: call, handle: CallHandler<call>) =>
    add(call, async input => {
      const key = `wallet:${input.session().deviceId}`
      await context.limits.charge('hour', { key, limit: parts.walletCallsPerHour })
      return handle(input)
    })
  /** By network address, before any key that the caller makes up. */
  const bounded = async (key: string, limit: number) => context.limits.charge('hour', { key, limit })

  add(sessionCalls.getTime, async () => ({ now: context.now() }))
  add(email.startEmail, ({ body, caller }) =>
    padTime(() => startEmail(context, body, caller), parts.startTime),
  )
  add(email.waitForDevice, async ({ body, caller, signal }) => {
    await bounded(`wait:${caller.address}`, 600)
    return context.wakes.hold(caller.address, () => waitForDevice(context, body, caller, signal))
  })
  add(email.verifyCode, ({ body, caller }) => verifyCode(context, body, caller))
  add(social.startSocial, ({ body, caller }) => startSocial(context, body, caller))
  add(social.redeemSocial, async ({ body, caller, signal }) => {
    await bounded(`redeem:${caller.address}`, 600)
    return context.wakes.hold(caller.address, () => redeemSocial(context, body, caller, signal))
  })
  add(farcaster.startFarcaster, ({ body, caller }) => startFarcaster(context, body, caller))
  add(farcaster.redeemFarcaster, async ({ body, caller, signal }) => {
    await bounded(`siwf-result:${caller.address}`, 600)
    return context.wakes.hold(caller.address, () => redeemFarcaster(context, body, caller, signal))
  })
  add(sessionCalls.refreshSession, async ({ body, caller }) => {
    await bounded(`refresh:${caller.address}`, 3_000)
    return { session: await refreshSession(context, body.refreshToken, caller.thumbprint) }
  })
  add(sessionCalls.endSession, async ({ body, caller }) => {
    await bounded(`end:${caller.address}`, 600)
    await endSession(context, body.refreshToken, caller.thumbprint)
    return {}
  })
  add(deviceCalls.listDevices, ({ session }) => listDevices(context, session()))
  add(deviceCalls.revokeDevice, async ({ session, body, caller }) => {
    await requireOwner(context, session(), deviceCalls.revokeDevice.path, body)
    await revokeDevice(context, recovery, session(), body.deviceId)
    await recordChange(context, session(), caller, { event: 'device/revoked', subject: body.deviceId })
    return {}
  })
  add(deviceCalls.endAllSessions, async ({ session, body, caller }) => {
    await requireOwner(context, session(), deviceCalls.endAllSessions.path, body)
    await endAllSessions(context, recovery, session())
    await tellUser(context, session(), caller, of => accountMail(of, { type: 'ended-everywhere' }))
    return {}
  })
  add(deviceCalls.listEvents, async ({ session }) => ({
    events: [...(await listAudit(context, session().userId))],
  }))
  add(userCalls.getUser, async ({ session }) => {
    await finishConfirmations(context, recovery, session())
    return getUser(context, session())
  })
  add(walletCalls.getWallet, async ({ session }) => ({ wallet: await getWallet(context, session()) }))

  add(changeCalls.startEmailChange, ({ session, body, caller }) =>
    padTime(async () => {
      await requireOwner(context, session(), changeCalls.startEmailChange.path, body)
      return startEmailChange(context, session(), body, caller)
    }, parts.startTime),
  )
  add(changeCalls.verifyOldEmail, ({ session, body, caller }) =>
    padTime(() => verifyOldEmail(context, session(), body, caller), parts.startTime),
  )
  add(changeCalls.verifyNewEmail, async ({ session, body, caller }) => {
    const answer = await verifyNewEmail(context, session(), body, caller)
    await followEmailChanges(context, recovery, session().userId)
    return answer
  })

  addBounded(walletCalls.createWallet, async ({ session, body }) => ({
    wallet: await createWallet(context, session(), body),
  }))
  addBounded(walletCalls.getAuthShare, ({ session, body }) =>
    getAuthShare(context, session(), body, () => requireApproval(context, session(), body.approval)),
  )
  addBounded(approvalCalls.startApproval, ({ session, body }) => startApproval(context, session(), body))
  addBounded(walletCalls.reshareWallet, async ({ session, body }) => {
    if (body.rotation) await refuseNewDevice(context, session())
    await reshareWallet(context, session(), body)
    return {}
  })
  addBounded(recoveryCalls.storeRecoveryShare, async ({ session, body }) => {
    const { userId } = session()
    await findOwnShare(context, session(), body)
    // A new recovery key ends every factor and the share of every other device.
    if (body.kind === 'user-held' && body.keyGen === body.shareGen) await refuseNewDevice(context, session())
    const [address, fid] = await Promise.all([readUserEmail(context, userId), readFid(context, userId)])
    await recovery.store(userId, address, body, fid)
    return {}
  })
  addBounded(recoveryCalls.checkRecoveryShare, ({ session, body }) => recovery.check(session().userId, body))
  addBounded(recoveryCalls.startRecovery, async ({ session, body, caller }) => {
    const { userId, projectId, deviceId } = session()
    // The code goes to the present address, also where this was cut off at the change.
    await followEmailChanges(context, recovery, userId)
    const answer = await recovery.start(userId, caller, body.walletId, projectId).catch(async error => {
      if (error instanceof ApiError && error.code === 'RECOVERY_DELAYED')
        await appendAudit(context, userId, 'recovery/asked', { deviceId, agent: caller.agent })
      throw error
    })
    await appendAudit(context, userId, 'recovery/mailed', { deviceId })
    return answer
  })
  addBounded(recoveryCalls.releaseRecoveryShare, async ({ session, body, caller }) => {
    const { userId, deviceId } = session()
    const answer = await recovery.release(userId, caller, body)
    // Before the answer: a share that left is on record.
    await appendAudit(context, userId, 'recovery/released', { deviceId, shareGen: body.shareGen })
    await noteRelease(context, session(), body.shareGen)
    await tellUser(context, session(), caller, of => recoveredMail({ ...of, agent: caller.agent }))
    return answer
  })
  addBounded(recoveryCalls.releaseByFarcaster, async ({ session, body, caller }) => {
    const { userId, projectId, deviceId } = session()
    const answer = await recovery.releaseByFarcaster(userId, caller, projectId, body)
    await appendAudit(context, userId, 'recovery/released', { deviceId, shareGen: body.shareGen })
    await noteRelease(context, session(), body.shareGen)
    return answer
  })
  add(askBundler, async ({ session, body }) => {
    await bounded(`bundler:${session().userId}`, parts.bundlerCallsPerHour)
    if (parts.context.projects.get(session().projectId)?.wallet.smartAccounts === false)
      throw new ApiError('NOT_FOUND', 'The project has no smart accounts')
    return callBundler(parts.smartAccounts, body)
  })
  addAccountRoutes(parts, { add, addBounded })
  addExchangeRoutes(parts, add)
  return app
}
