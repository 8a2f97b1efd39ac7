import { createHash } from 'node:crypto'
import type { DeviceKey } from '@latchkit/secure-protocol/api/proof'
import { aad } from '@latchkit/secure-protocol/formats/aad'

/**
 * The nonce of one sign-in: 256 bits that commit to the device key which began it and to the key that a recovery share is
 * sealed to. Both roles compute it, so neither has to believe the other, and a signature is of no use to other keys.
 *
 * @param tx - 32 random bytes of the auth role, base64url
 * @param thumbprint - of the device key
 */
export function farcasterNonce(parameters: {
  readonly projectId: string
  readonly tx: string
  readonly thumbprint: string
  readonly sealTo: DeviceKey
}): string {
  const { projectId, tx, thumbprint, sealTo } = parameters
  return createHash('sha256')
    .update(aad('latchkit siwf v1', projectId, tx, thumbprint, sealTo.x, sealTo.y))
    .digest('hex')
}
