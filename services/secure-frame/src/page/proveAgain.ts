import {
  provePasskey as proveCall,
  startPasskey,
  startReauth,
  verifyReauth,
} from '@latchkit/secure-protocol/api/account'
import { ServerError } from '../session/createServer.js'
import { provePasskey } from './factorSecrets.js'
import { field } from './openDialog.js'
import type { WalletPage } from './walletPage.js'

/** Runs an action that may need fresh proof: prompts for a mailed code, and for the passkey, if the server requires it. */
export async function withProof<result>(page: WalletPage, act: () => Promise<result>): Promise<result> {
  const proved = new Set<string>()
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const code = error instanceof ServerError ? error.code : ''
      if ((code !== 'REAUTH_REQUIRED' && code !== 'PASSKEY_REQUIRED') || proved.has(code)) throw error
      proved.add(code)
      if (code === 'REAUTH_REQUIRED') await proveByMail(page)
      else await proveByPasskey(page)
    }
  }
}

async function proveByMail(page: WalletPage): Promise<void> {
  const { host, dialogs, text } = page
  let challenge: string
  try {
    challenge = (await host.call(startReauth, {})).challenge
  } catch (error) {
    // Without an address a passkey proves the user.
    if (!(error instanceof ServerError) || error.code !== 'NOT_FOUND') throw error
    return proveByPasskey(page)
  }
  const { input, node } = field(text('reauth.code'), {
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    maxLength: 6,
    dir: 'ltr',
    testId: 'reauth-code',
  })
  await dialogs.ask({
    title: 'reauth.title',
    text: text('reauth.text'),
    content: [node],
    act: () => host.call(verifyReauth, { challenge, code: input.value.trim() }),
  })
}

async function proveByPasskey({ host, dialogs, text }: WalletPage): Promise<void> {
  await dialogs.ask({
    title: 'reauth.passkeyTitle',
    text: text('reauth.passkeyText'),
    async act() {
      const started = await host.call(startPasskey, {})
      return host.call(proveCall, await provePasskey(started))
    },
  })
}
