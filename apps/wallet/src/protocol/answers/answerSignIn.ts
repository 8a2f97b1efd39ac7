import type { AuthTypes } from '@walletconnect/types'
import { buildAuthObject } from '@walletconnect/utils'
import { stringToHex } from 'viem'
import { signMessage } from '../../background/signMessage.js'
import type { WalletAccount } from '../../common/types.js'
import type { Context } from '../context.js'
import { signInPayload } from '../signInPayload.js'
import { giveAnswer } from './giveAnswer.js'

/** Signs a one-click sign-in with an account, once for each network, or refuses it when there is no account. */
export async function answerSignIn(
  context: Context,
  request: AuthTypes.PendingRequest,
  account: WalletAccount | undefined,
): Promise<void> {
  const { id } = request
  if (!account) {
    const reason = { code: 5000, message: 'User rejected.' }
    await giveAnswer(context, { kind: 'refuseSignIn', id, reason })
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
