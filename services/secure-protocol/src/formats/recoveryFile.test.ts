import { createDecipheriv, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveFactor, deriveKeyProof, openBytes, sealBytes, sealedShareAad, wrappedAad } from './factor1.js'
import { hashArgon2 } from './hashArgon2.js'
import { openWords } from './openWords.js'
import { printCode, readCode } from './printedCode.js'
import { createRecoveryFile, openRecoveryFile, type RecoveryFile, readRecoveryFile } from './recoveryFile.js'

type Vectors = {
  readonly factors: readonly {
    readonly [name in 'secret' | 'salt' | 'proof' | 'wrap' | 'file']: string
  }[]
  readonly passwords: readonly {
    readonly password: string
    readonly salt: string
    readonly memory: number
    readonly passes: number
    readonly hash: string
  }[]
  readonly codes: readonly { readonly code: string; readonly text: string }[]
  readonly wrapped: Readonly<Record<'key' | 'wrap' | 'walletId' | 'factorId' | 'iv' | 'wrapped', string>> & {
    readonly keyGen: number
  }
  readonly sealedShare: Readonly<
    Record<'key' | 'keyProof' | 'share' | 'walletId' | 'iv' | 'sealed', string>
  > & {
    readonly shareGen: number
  }
  readonly files: readonly {
    readonly typed: string
    readonly secret: string
    readonly shares: readonly [string, string]
    readonly iv: string
    readonly words: string
    readonly file: RecoveryFile
  }[]
}
const vectors = JSON.parse(
  readFileSync(new URL('../../vectors/recovery.json', import.meta.url), 'utf8'),
) as Vectors
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('factors, passwords, printed codes, wrapped keys and sealed shares are those of the vectors', async () => {
  for (const { secret, salt, ...expected } of vectors.factors) {
    const { proof, wrap, file } = await deriveFactor(fromHex(secret), fromHex(salt))
    expect({ proof: toHex(proof), wrap: toHex(wrap), file: toHex(file) }).toEqual(expected)
  }
  for (const { hash, salt, ...request } of vectors.passwords)
    expect(toHex(await hashArgon2({ ...request, salt: fromHex(salt) }))).toBe(hash)
  for (const { code, text } of vectors.codes) {
    expect(await printCode(fromHex(code))).toBe(text)
    expect(
      toHex(
        (await readCode(` ${text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`)) ?? fromHex(''),
      ),
    ).toBe(code)
  }
  const { wrapped, sealedShare } = vectors
  expect(
    toHex(
      await sealBytes(fromHex(wrapped.wrap), fromHex(wrapped.key), wrappedAad(wrapped), fromHex(wrapped.iv)),
    ),
  ).toBe(wrapped.wrapped)
  const { key, keyProof, share, sealed, iv } = sealedShare
  expect(toHex(await deriveKeyProof(fromHex(key)))).toBe(keyProof)
  expect(toHex(await sealBytes(fromHex(key), fromHex(share), sealedShareAad(sealedShare), fromHex(iv)))).toBe(
    sealed,
  )
  expect(toHex(await openBytes(fromHex(key), fromHex(sealed), sealedShareAad(sealedShare)))).toBe(share)
})

test('a recovery file is written as its vector, opens to its words, and is read by nothing of ours', async () => {
  for (const { typed, secret, shares, iv, words, file } of vectors.files) {
    const { sealed, format, version, ...head } = file
    const [first, second] = [fromHex(shares[0]), fromHex(shares[1])]
    expect(await createRecoveryFile(head, [first, second], fromHex(secret), fromHex(iv))).toEqual(file)
    expect((await openWords(readRecoveryFile(JSON.stringify(file)), typed)).words).toBe(words)

    const { wallet, addresses, factor, rpId, blob } = head
    const salt = Buffer.from(factor.salt, 'base64url')
    const fileKey = Buffer.from(hkdfSync('sha256', fromHex(secret), salt, 'latchkit recovery file v1', 32))
    const extra =
      factor.kind === 'password'
        ? [factor.memory, factor.passes]
        : [factor.kind === 'passkey' ? factor.credentialId : '', '']
    const { projectId, userId, walletId, gen } = wallet
    const text = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', fileKey, text.subarray(0, 12))
    decipher.setAAD(
      Buffer.from(
        [
          'recovery-file',
          'v1',
          projectId,
          userId,
          walletId,
          gen,
          addresses.eip155,
          addresses.solana,
          factor.kind,
          factor.salt,
          ...extra,
          rpId,
          blob,
        ]
          .map(encodeURIComponent)
          .join('|'),
      ),
    )
    decipher.setAuthTag(text.subarray(-16))
    const opened = Buffer.concat([decipher.update(text.subarray(12, -16)), decipher.final()])
    expect(opened.toString('hex')).toBe(shares.join(''))
  }
})

test('sec 17: whatever is changed in a recovery file, it opens to nothing', async () => {
  const [vector] = vectors.files
  if (!vector) throw new TypeError('there is no vector')
  const text = JSON.stringify(vector.file)
  const secret = fromHex(vector.secret)
  const entropy = await openRecoveryFile(vector.file, fromHex(vector.secret))
  await fc.assert(
    fc.asyncProperty(
      fc.nat(text.length - 1),
      fc.string({ minLength: 1, maxLength: 1 }),
      async (at, character) => {
        const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`
        const opened = await Promise.resolve()
          .then(() => openRecoveryFile(readRecoveryFile(changed), secret))
          .catch(() => undefined)
        // Padding bits of base64 and the case of nothing else may differ.
        if (opened) expect([changed === text || isSameFile(changed), opened]).toEqual([true, entropy])
      },
    ),
    { numRuns: 300, examples: [[text.indexOf('"gen":1') + 6, '2']] },
  )
  function isSameFile(changed: string) {
    const { sealed, blob, factor, ...rest } = JSON.parse(changed) as RecoveryFile
    const own = vector?.file
    const isSame = (one: string, other = '') =>
      Buffer.from(one, 'base64url').equals(Buffer.from(other, 'base64url'))
    return (
      isSame(sealed, own?.sealed) &&
      blob === own?.blob &&
      JSON.stringify([factor, rest.wallet, rest.addresses, rest.rpId]) ===
        JSON.stringify([own.factor, own.wallet, own.addresses, own.rpId])
    )
  }
})

test('sec 17: shares of two generations, another secret and another version are refused', async () => {
  const [vector] = vectors.files
  if (!vector) throw new TypeError('there is no vector')
  const { sealed, format, version, ...head } = vector.file
  const [first, second] = vector.shares.map(fromHex)
  if (!first || !second) throw new TypeError('a share is missing')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 0xffff_ffff }), fc.boolean(), async (gen, isFirst) => {
      const changed = (isFirst ? first : second).slice()
      new DataView(changed.buffer).setUint32(1, gen)
      const mixed = await createRecoveryFile(
        head,
        isFirst ? [changed, second] : [first, changed],
        fromHex(vector.secret),
      )
      const own = new DataView(first.buffer).getUint32(1)
      const opening = openRecoveryFile(mixed, fromHex(vector.secret))
      if (gen === own) await opening
      else await expect(opening).rejects.toThrow('do not go together')
    }),
    { numRuns: 50 },
  )
  const code = await printCode(crypto.getRandomValues(new Uint8Array(16)))
  await expect(openWords(vector.file, code)).rejects.toMatchObject({ reason: 'secret' })
  await expect(openWords(vector.file, code.slice(1))).rejects.toMatchObject({ reason: 'mistyped' })
  expect(() => readRecoveryFile(JSON.stringify({ ...vector.file, version: 2 }))).toThrow(
    expect.objectContaining({ reason: 'version', message: 'unknown version: 2' }),
  )
  for (const text of ['{}', 'no JSON'])
    expect(() => readRecoveryFile(text)).toThrow(expect.objectContaining({ reason: 'notFile' }))
})
