import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

/** The key of a client, as WalletConnect clients have it. */
export type Identity = { readonly clientId: string; readonly privateKey: KeyObject }

export function createIdentity(): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return { clientId: `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...key]))}`, privateKey }
}

/** Creates a token as WalletConnect clients do, with the given changes. */
export function createToken(
  identity: Identity,
  audience: string,
  changes: { readonly header?: object; readonly claims?: object } = {},
): string {
  const iat = Math.floor(Date.now() / 1_000)
  const sub = randomBytes(32).toString('hex')
  const claims = { iss: identity.clientId, sub, aud: audience, iat, exp: iat + 86_400, ...changes.claims }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const data = `${part({ alg: 'EdDSA', typ: 'JWT', ...changes.header })}.${part(claims)}`
  return `${data}.${sign(null, Buffer.from(data), identity.privateKey).toString('base64url')}`
}
