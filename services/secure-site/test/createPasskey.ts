import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Makes a passkey in software, which reports what the test sets: with or without user verification. */
export function createPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const head = (flags: number) => {
    counter += 1
    const bytes = Buffer.alloc(5)
    bytes[0] = flags
    bytes.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(new URL(origin).hostname).digest(), bytes])
  }
  return {
    id,
    /** As `navigator.credentials.create` answers. */
    create(challenge: string, { isVerified = true } = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const [first, second] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        first,
        Buffer.from('225820', 'hex'),
        second,
      ])
      const data = Buffer.concat([
        head(isVerified ? 0x45 : 0x41),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      }
    },
    /** As `navigator.credentials.get` answers. */
    prove(challenge: string, { isVerified = true, from = origin } = {}) {
      const json = clientData('webauthn.get', challenge, from)
      const data = head(isVerified ? 0x05 : 0x01)
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()])
      return {
        id,
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}
