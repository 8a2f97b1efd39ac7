import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function base58(bytes) {
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text
  return text
}

const part = value => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A relay JWT of a new identity, for one relay. */
export function createToken(relayUrl) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const iat = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `did:key:z${base58(Buffer.from([0xed, 0x01, ...key]))}`,
    sub: randomBytes(32).toString('hex'),
    aud: relayUrl,
    iat,
    exp: iat + 86_400,
  }
  const data = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`
  return `${data}.${sign(null, Buffer.from(data), privateKey).toString('base64url')}`
}
