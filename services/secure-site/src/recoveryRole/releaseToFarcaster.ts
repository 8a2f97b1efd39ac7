import type { CallBody } from '@latchkit/secure-protocol/api/call'
import type { releaseByFarcaster as call } from '@latchkit/secure-protocol/api/recovery'
import type { Caller, RoleContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { farcasterNonce } from '../farcaster/farcasterNonce.js'
import type { Registries } from '../farcaster/openRegistries.js'
import { verifyFarcaster } from '../farcaster/verifyFarcaster.js'
import { usedNonce } from './tables.js'

/** Time after which a signature expires, regardless of its text, because its sign-in has expired (ms). */
const proofLife = 600_000

/** Context in which the recovery role verifies a signature of Farcaster. It reads the chain independently. */
export type FarcasterCheck = { readonly registries: Registries; readonly publicUrl: string }

/** HMAC of a Farcaster id, as stored with a share. */
export const farcasterHmac = ({ secrets }: RoleContext, userId: string, fid: string) =>
  secrets.hmac('social', 'farcaster', userId, fid)

/**
 * Verifies the signature that releases a share: its nonce commits to the caller's device key and to the key that the share
 * is sealed to. The auth role is not trusted. Returns the HMAC of the id that signed. Each signature is valid once.
 *
 * @throws ApiError RECOVERY_REFUSED, FARCASTER_UNAVAILABLE
 */
export async function takeFarcasterProof(
  context: RoleContext,
  check: FarcasterCheck | undefined,
  owner: { readonly userId: string; readonly projectId: string; readonly caller: Caller },
  { tx, sealTo, message, signature }: CallBody<typeof call>,
): Promise<Buffer> {
  const refused = (reason: string) => {
    context.logger.warn({ reason }, 'a signature of Farcaster releases nothing')
    return new ApiError('RECOVERY_REFUSED', 'The signature does not release this share: sign in again')
  }
  if (!check) throw refused('off')
  const { projectId, userId, caller } = owner
  const now = context.now()
  const nonce = farcasterNonce({ projectId, tx, thumbprint: caller.thumbprint, sealTo })
  const proof = { message, signature }
  const verdict = await verifyFarcaster(check.registries, proof, { publicUrl: check.publicUrl, nonce, now })
  if (verdict.status === 'refused') throw refused(verdict.reason)
  const [, issued] = /^Issued At: (\S+)$/m.exec(message) ?? []
  // The clock of a phone may differ by the same amount again.
  if (Math.abs(now - Date.parse(issued ?? '')) > 2 * proofLife) throw refused('old')
  const used = await context.orm
    .insert(usedNonce)
    .values({ nonce, expiresAt: now + 4 * proofLife })
    .onConflictDoNothing()
    .returning({ nonce: usedNonce.nonce })
  if (used.length === 0) throw refused('used')
  return farcasterHmac(context, userId, verdict.fid)
}
