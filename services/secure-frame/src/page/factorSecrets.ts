import type { FactorParameters } from '@latchkit/secure-protocol/api/factors'
import { base64urlnopad } from '@scure/base'
import { FrameError } from '../FrameError.js'

type Bytes = Uint8Array<ArrayBuffer>

const timeout = 120_000

/** Whether this browser has WebAuthn: WebKitGTK and browsers inside of apps may lack it. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/**
 * Creates a passkey with a secret (PRF) and returns the data that the server verifies.
 *
 * @throws FrameError UNSUPPORTED_BROWSER
 */
export async function createPasskey(parameters: {
  readonly challenge: string
  readonly rpId: string
  readonly userId: string
  readonly name: string
  readonly existing: readonly string[]
  readonly salt: Bytes
}) {
  const { rpId, name, salt } = parameters
  const made = await useCredentials(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: decode(parameters.challenge),
        rp: { id: rpId, name: rpId },
        user: { id: new TextEncoder().encode(parameters.userId), name, displayName: name },
        pubKeyCredParams: [-8, -7, -257].map(alg => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: parameters.existing.map(toDescriptor),
        attestation: 'none',
        timeout,
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  // Without PRF a passkey authenticates the user, but does not hold a key.
  if (made.getClientExtensionResults().prf?.enabled !== true)
    throw new FrameError('UNSUPPORTED_BROWSER', 'This passkey cannot hold a key')
  const response = made.response as AuthenticatorAttestationResponse
  return {
    /** Some passkeys yield it immediately, others at their first use. */
    secret: readPrf(made),
    response: {
      id: encode(made.rawId),
      clientDataJSON: encode(response.clientDataJSON),
      attestationObject: encode(response.attestationObject),
    },
  }
}

/** The secret of a passkey for a salt: 32 bytes (WebAuthn PRF), after user verification. */
export async function readPasskey(
  { salt, credentialId }: Extract<FactorParameters, { readonly kind: 'passkey' }>,
  rpId: string,
): Promise<Bytes> {
  const used = await getCredential(rpId, [credentialId], crypto.getRandomValues(new Uint8Array(32)), {
    prf: { eval: { first: decode(salt) } },
  })
  const secret = readPrf(used)
  if (!secret) throw new FrameError('UNSUPPORTED_BROWSER', 'This passkey cannot hold a key')
  return secret
}

function readPrf(credential: PublicKeyCredential): Bytes | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  return new Uint8Array(first instanceof ArrayBuffer ? first : new Uint8Array(first.buffer)) as Bytes
}

/** Proves a passkey to the server. */
export async function provePasskey(parameters: {
  readonly challenge: string
  readonly rpId: string
  readonly credentialIds: readonly string[]
}) {
  const { challenge, rpId, credentialIds } = parameters
  const used = await getCredential(rpId, credentialIds, decode(challenge), {})
  const response = used.response as AuthenticatorAssertionResponse
  return {
    id: encode(used.rawId),
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
  }
}

function getCredential(
  rpId: string,
  ids: readonly string[],
  challenge: Bytes,
  extensions: AuthenticationExtensionsClientInputs,
): Promise<PublicKeyCredential> {
  const allowCredentials = ids.map(toDescriptor)
  return useCredentials(() =>
    navigator.credentials.get({
      publicKey: { challenge, rpId, allowCredentials, userVerification: 'required', timeout, extensions },
    }),
  )
}

/** Cancelled, timed out or no such passkey: the browser does not tell which. */
async function useCredentials(act: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!hasPasskeys()) throw new FrameError('UNSUPPORTED_BROWSER', 'This browser has no passkeys')
  let credential: Credential | null
  try {
    credential = await act()
  } catch (cause) {
    throw new FrameError(4001, 'The passkey was not used', { cause })
  }
  if (!(credential instanceof PublicKeyCredential)) throw new FrameError(4001, 'The passkey was not used')
  return credential
}

const toDescriptor = (id: string) => ({ type: 'public-key', id: decode(id) }) as const
const decode = (text: string) => base64urlnopad.decode(text) as Bytes
const encode = (bytes: ArrayBuffer) => base64urlnopad.encode(new Uint8Array(bytes))
