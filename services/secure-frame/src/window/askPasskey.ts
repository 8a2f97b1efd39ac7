import { type Assertion, type PasskeyRequest, toChallenge } from '@latchkit/secure-protocol/api/approvals'
import { base64urlnopad } from '@scure/base'
import { digestRequest } from '../approval/beginApproval.js'
import type { SignRequest } from '../wallet/signerMessages.js'

/**
 * Asks for a passkey that verifies its user. The challenge is made here, of the request that was shown: the answer is of use
 * for no other one.
 *
 * @throws DOMException when the user does not confirm, or the authenticator cannot verify him
 * @see https://www.w3.org/TR/webauthn-3/
 */
export async function askPasskey(
  { nonce, rpId, credentialIds }: PasskeyRequest,
  request: SignRequest,
): Promise<Assertion> {
  const found = await navigator.credentials.get({
    publicKey: {
      challenge: await toChallenge(decode(nonce), await digestRequest(request)),
      rpId,
      allowCredentials: credentialIds.map(id => ({ type: 'public-key' as const, id: decode(id) })),
      userVerification: 'required',
      timeout: 120_000,
    },
  })
  if (!(found instanceof PublicKeyCredential)) throw new TypeError('no passkey answered')
  const response = found.response as AuthenticatorAssertionResponse
  const encode = (bytes: ArrayBuffer) => base64urlnopad.encode(new Uint8Array(bytes))
  return {
    id: found.id,
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
  }
}

const decode = (text: string) => new Uint8Array(base64urlnopad.decode(text))
