import { toProviderRpcError } from '../../../errors/toProviderRpcError.js'
import type { Client } from '../../../types/client.js'
import { SignInRefusedError } from '../errors.js'
import { parseSiwxMessage } from '../message/parseSiwxMessage.js'
import type { SignedIn, SignInRequest, SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'
import { patchState } from './patchState.js'
import { sessionAddress } from './sessionAddress.js'
import { setSession } from './setSession.js'
import { tellTabs } from './tellTabs.js'
import { toAccountKey } from './toAccountKey.js'
import { verifySession } from './verifySession.js'

/** Checks what a wallet signed while it connected. A failure is kept for whoever looks for the session next. */
export async function takeSignedIn(
  client: Client,
  request: SignInRequest,
  signedIn: SignedIn,
): Promise<void> {
  const { caipAddress, message, signature } = signedIn
  try {
    const data = parseSiwxMessage(message)
    const session: SiwxSession = { data, message, signature }
    const nonce = request.nonces?.[data.chainId.slice(0, data.chainId.indexOf(':'))] ?? request.nonce
    if (
      data.nonce !== nonce ||
      data.domain !== request.domain ||
      toAccountKey(sessionAddress(session)) !== toAccountKey(caipAddress)
    )
      throw new SignInRefusedError({ reason: 'The wallet signed something else than it was asked to.' })
    patchState(client, caipAddress, { phase: 'verifying' })
    await verifySession(client, session)
    setSession(client, caipAddress, session)
    tellTabs(client)
  } catch (cause) {
    const error = toProviderRpcError(cause)
    client.logger.info('one-click sign-in failed', { code: error.code })
    getRuntime(client).failures.set(toAccountKey(caipAddress), error)
  }
}
