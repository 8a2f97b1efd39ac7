import type { AuthTypes } from '@walletconnect/types'
import { useState } from 'react'
import { ForeignDomain, MessageText } from '../../ui/MessageText.js'
import { shortAddress } from '../../ui/shortAddress.js'
import { answerSignIn, signInPayload } from '../authentication.js'
import type { Context } from '../types.js'
import { Actions } from './Actions.js'
import { AppHead } from './AppHead.js'

/** Returns the message to sign, or why there is none. */
const readMessage = (context: Context, request: AuthTypes.PendingRequest, address: string) => {
  try {
    const payload = signInPayload(context, request)
    const iss = `did:pkh:${payload.chains[0]}:${address}`
    return { text: context.kit.formatAuthMessage({ request: payload, iss }), valid: true }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), valid: false }
  }
}

/** A one-click sign-in: the message in full, and the account that signs it. */
export function SignInView({ context, request }: { context: Context; request: AuthTypes.PendingRequest }) {
  const { accounts } = context
  const [address, setAddress] = useState<string>(accounts[0]?.address ?? '')
  const { text, valid } = readMessage(context, request, address)
  const { domain } = request.authPayload
  const { url } = request.requester.metadata
  const isForeign = !URL.canParse(url) || new URL(url).host !== domain
  const account = accounts.find(entry => entry.address === address)
  return (
    <section className="prompt" data-testid="sign-in" aria-label="Sign-in" data-id={request.id}>
      <p className="soft">An app wants you to sign in and connect</p>
      <AppHead app={request.requester.metadata} level="h2" />
      <label className="field" htmlFor="sign-in-account">
        <span>Account</span>
      </label>
      <select
        id="sign-in-account"
        data-testid="sign-in-account"
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      >
        {accounts.map((entry, index) => (
          <option key={entry.address} value={entry.address}>
            {`Account ${index + 1} ${shortAddress(entry.address)}`}
          </option>
        ))}
      </select>
      {isForeign && <ForeignDomain domain={domain} site={url} />}
      <h3>Message</h3>
      <MessageText testId="sign-in-message" text={text} />
      <p className="soft">It is signed once for each network that is requested and known here.</p>
      <Actions
        canApprove={valid}
        onApprove={() => answerSignIn(context, request, account)}
        onReject={() => answerSignIn(context, request, undefined)}
      />
    </section>
  )
}
