import { base64urlnopad } from '@scure/base'
import * as z from 'zod/mini'
import { bytes, id } from '../api/call.js'
import { factorParameters } from '../api/factors.js'
import { addresses } from '../api/wallet.js'
import { aad } from './aad.js'
import { deriveFactor, openBytes, sealBytes } from './factor1.js'
import { combineShares, openEntropy } from './openEntropy.js'
import { RecoveryFileError } from './RecoveryFileError.js'

type Bytes = Uint8Array<ArrayBuffer>

const recoveryFile = z.strictObject({
  format: z.literal('latchkit-recovery'),
  version: z.literal(1),
  wallet: z.strictObject({
    projectId: z.string().check(z.maxLength(64)),
    userId: id,
    walletId: id,
    /** Of the wallet key. */
    gen: z.int().check(z.gte(1), z.lte(0xffff_ffff)),
  }),
  addresses,
  factor: factorParameters,
  /** Host that a passkey is bound to. */
  rpId: z.string().check(z.maxLength(253)),
  /** `iv12 ‖ AES-256-GCM(WK, entropy)`. */
  blob: bytes(44, 128),
  /** `iv12 ‖ AES-256-GCM(file key, share1 ‖ share1)`. */
  sealed: bytes(106, 106),
})

/** A wallet that a factor of its user opens without any server. */
export type RecoveryFile = z.output<typeof recoveryFile>

const shareLength = 39

/**
 * Makes the recovery file of a factor: the blob and two shares of one generation, sealed by the file key of the factor. Each
 * other member is additional data, so that none can be changed.
 */
export async function createRecoveryFile(
  head: Omit<RecoveryFile, 'format' | 'version' | 'sealed'>,
  shares: readonly [Bytes, Bytes],
  secret: Bytes,
  iv?: Bytes,
): Promise<RecoveryFile> {
  const { file } = await deriveFactor(secret, decode(head.factor.salt))
  const plain = new Uint8Array([...shares[0], ...shares[1]])
  const sealed = encode(await sealBytes(file, plain, fileAad(head), iv))
  plain.fill(0)
  file.fill(0)
  return { format: 'latchkit-recovery', version: 1, ...head, sealed }
}

/**
 * Reads the text of a recovery file.
 *
 * @throws RecoveryFileError when it is not one, or of a version that is not known
 */
export function readRecoveryFile(text: string): RecoveryFile {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new RecoveryFileError('notFile', 'this is not a recovery file', { cause })
  }
  const read = z.safeParse(recoveryFile, content)
  if (read.success) return read.data
  const version =
    typeof content === 'object' && content !== null ? Reflect.get(content, 'version') : undefined
  if (version === undefined || version === 1)
    throw new RecoveryFileError('notFile', 'this is not a recovery file')
  throw new RecoveryFileError('version', `unknown version: ${String(version)}`)
}

/**
 * Opens a recovery file by the secret of its factor and returns the entropy of the BIP-39 words.
 *
 * @throws OperationError when the secret is another one, or a byte of the file was changed
 */
export async function openRecoveryFile(file: RecoveryFile, secret: Bytes): Promise<Bytes> {
  const keys = await deriveFactor(secret, decode(file.factor.salt))
  const plain = await openBytes(keys.file, decode(file.sealed), fileAad(file))
  const walletKey = await combineShares([plain.slice(0, shareLength), plain.slice(shareLength)])
  plain.fill(0)
  try {
    return await openEntropy(file.wallet, decode(file.blob), walletKey)
  } finally {
    walletKey.fill(0)
  }
}

function fileAad({
  wallet,
  addresses: of,
  factor,
  rpId,
  blob,
}: Omit<RecoveryFile, 'format' | 'version' | 'sealed'>) {
  const { projectId, userId, walletId, gen } = wallet
  const [first, second] =
    factor.kind === 'password'
      ? [factor.memory, factor.passes]
      : [factor.kind === 'passkey' ? factor.credentialId : '', '']
  return aad(
    'recovery-file',
    'v1',
    projectId,
    userId,
    walletId,
    gen,
    of.eip155,
    of.solana,
    factor.kind,
    factor.salt,
    first,
    second,
    rpId,
    blob,
  )
}

const decode = (text: string) => base64urlnopad.decode(text) as Bytes
const encode = (raw: Bytes) => base64urlnopad.encode(raw)
