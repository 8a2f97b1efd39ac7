import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { checkRecoveryShare, startRecovery, storeRecoveryShare } from '@latchkit/secure-protocol/api/recovery'
import { confirmWallet, getAuthShare, getWallet, reshareWallet } from '@latchkit/secure-protocol/api/wallet'
import { deriveKeyProof, openBytes, sealedShareAad } from '@latchkit/secure-protocol/formats/factor1'
import { createRecoveryFile, openRecoveryFile } from '@latchkit/secure-protocol/formats/recoveryFile'
import { rotationText } from '@latchkit/secure-protocol/formats/walletProof'
import { expect, test } from 'vitest'
import { addFactor } from './addFactor.js'
import { createProver, makeShare } from './createWallet.js'
import { createFrame } from './frameWallet.js'
import { openGenerations } from './openGenerations.js'

const { openDevice, codesTo, rotate, passTime, stopAt } = openGenerations()
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

test('two devices that split the key at once take a generation each', async () => {
  const email = 'apart@example.com'
  const [first, second] = [await openDevice(email), await openDevice(email)]
  await first.open()
  await second.open()
  const { wallet } = (await first.device.call(getWallet, {}, first)).ok()
  const walletId = wallet?.id ?? ''
  const next = { walletId, shareGen: 3, authShare: makeShare(3, 2) }
  const answers = await Promise.all([first, second].map(own => own.device.call(reshareWallet, next, own)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = { ...next, shareGen: 1, authShare: makeShare(1, 2) }
  expect((await second.device.call(reshareWallet, late, second)).error().code).toBe('GENERATION_TAKEN')
  // The frame of a third one goes on to the next by itself.
  const third = await openDevice(email)
  await third.open()
  expect((await third.device.call(getWallet, {}, third)).ok().wallet).toMatchObject({ ownGen: 4 })
})

test('sec 12: a session alone replaces no share: a confirmation needs the key of the wallet', async () => {
  const email = 'proof@example.com'
  const owner = await openDevice(email)
  const { addresses } = await owner.open()
  const { wallet } = (await owner.device.call(getWallet, {}, owner)).ok()
  const walletId = wallet?.id ?? ''
  // On a separate device, without the recovery share.
  const thief = await openDevice(email)
  const next = { walletId, shareGen: 2, authShare: makeShare(2, 2) }
  expect((await thief.device.call(reshareWallet, next, thief)).error().code).toBe('RECOVERY_REFUSED')
  expect(await thief.ask(1)).toBe(410)
  // With the session and the key of the owner's device: script in the frame.
  ;(await owner.device.call(reshareWallet, next, owner)).ok()
  const share = makeShare(2, 3)
  const stored = { walletId, shareGen: 2, kind: 'assisted', share } as const
  expect((await thief.device.call(storeRecoveryShare, stored, thief)).error().code).toBe('NOT_FOUND')
  ;(await owner.device.call(storeRecoveryShare, stored, owner)).ok()
  ;(await owner.device.call(getAuthShare, { walletId, shareGen: 2 }, owner)).ok()
  const proof = createProver()({ ...next, recoveryShare: share })
  const confirmed = await owner.device.call(confirmWallet, { walletId, shareGen: 2, proof }, owner)
  expect(confirmed.error().code).toBe('RECOVERY_REFUSED')
  // Nor does it replace the key.
  const own = { walletId, shareGen: 3, authShare: makeShare(3, 2), gen: 2, blob: wallet?.blob ?? '' }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'jwk' }).x ?? ''
  const signature = sign(null, rotationText({ ...own, proofKey: key }), privateKey).toString('base64url')
  const { gen, blob, ...other } = own
  const rotated = { ...other, rotation: { gen, blob, proofKey: key, key, signature } }
  expect((await owner.device.call(reshareWallet, rotated, owner)).error().code).toBe('RECOVERY_REFUSED')
  expect((await owner.open()).addresses).toEqual(addresses)
  ;(await thief.device.call(startRecovery, { walletId }, thief)).ok()
})

test('sec 20: the first factor ends every other assisted generation, also where its confirmation was cut off', async () => {
  const email = 'upgrade@example.com'
  const [first, second] = [await openDevice(email), await openDevice(email)]
  const { addresses } = await first.open()
  await second.open()
  const { code, frame } = await createFrame(first)
  const readWallet = async (own: typeof first) => {
    const { wallet } = (await own.device.call(getWallet, {}, own)).ok()
    if (!wallet) throw new TypeError('no wallet')
    return wallet
  }
  const record = await readWallet(first)
  const walletId = record.id
  const opened = await code.openWallet(frame)
  if (opened.status !== 'open') throw new TypeError(opened.status)
  const key = new Uint8Array(randomBytes(32))
  const split = await code.splitAnew(frame, record, await opened.wallet.unlock(), { key })
  const { answer, restore, open } = await addFactor({ ...first, walletId }, split.shareGen)
  answer.ok()
  const keyProof = toText(await deriveKeyProof(key))
  ;(await restore(first, keyProof)).ok()
  stopAt('confirm/recovery')
  await expect(code.confirmSplit(frame, split)).rejects.toThrow()
  expect((await first.open()).addresses).toEqual(addresses)
  expect(await readWallet(first)).toMatchObject({ tier: 'user-held', shareGen: 3, ownGen: 3 })
  expect([await first.ask(3), await second.ask(2)]).toEqual([200, 410])
  for (const shareGen of [1, 2]) {
    const check = { walletId, shareGen, nonce: randomBytes(16).toString('base64url') }
    expect((await first.device.call(checkRecoveryShare, check, first)).error().code).toBe('NOT_FOUND')
  }
  const refused = await second.device.call(startRecovery, { walletId }, second)
  expect(refused.error().code).toBe('RECOVERY_REFUSED')
  // The factor brings the other device back, beside this one.
  const found = (await open(second)).ok()
  const { shareGen, keyGen } = found
  // The share that the factor opened is half of it.
  expect(await second.ask(shareGen)).toBe(410)
  ;(await restore(second, keyProof)).ok()
  const sealed = new Uint8Array(Buffer.from(found.sealed, 'base64url'))
  const share = await openBytes(key, sealed, sealedShareAad({ walletId, shareGen }))
  const other = await createFrame(second)
  await other.code.reshare(other.frame, await readWallet(second), { share, key: { key, keyGen } })
  for (const device of [second, first, second]) expect((await device.open()).addresses).toEqual(addresses)
  expect(await readWallet(second)).toMatchObject({ tier: 'user-held', shareGen: 4, ownGen: 4 })
  expect(codesTo(email)).toBe(1)
})

test('a rotated wallet key ends the old one everywhere but in a recovery file', async () => {
  const email = 'rotated@example.com'
  const fresh = [await openDevice(email), await openDevice(email)] as const
  const { addresses } = await fresh[0].open()
  await fresh[1].open()
  await expect(rotate(fresh[1])).rejects.toMatchObject({ code: 'DEVICE_TOO_NEW' })
  passTime(86_400_000)
  const [first, second] = [await openDevice(email, fresh[0]), await openDevice(email, fresh[1])]
  const late = await rotate(second)
  const { unlocked, split, confirm } = await rotate(first)
  const factor = { kind: 'code', salt: randomBytes(32).toString('base64url') } as const
  const head = {
    wallet: unlocked.of,
    addresses,
    factor,
    rpId: 'localhost',
    blob: toText(unlocked.blob),
  }
  const secret = () => new Uint8Array(16).fill(7)
  const file = await createRecoveryFile(head, unlocked.shares, secret())
  // Until it is confirmed both devices work as before.
  for (const own of [first, second]) expect((await own.open()).addresses).toEqual(addresses)
  const wallet = await confirm()
  expect(wallet).toMatchObject({ gen: 2, addresses, shareGen: split.shareGen, ownGen: split.shareGen })
  expect((await first.open()).addresses).toEqual(addresses)
  const { code } = await createFrame(first)
  const blob = new Uint8Array(Buffer.from(wallet.blob, 'base64url'))
  const check = (changed: object) => code.runTask({ task: 'check', wallet: { ...unlocked, ...changed } })
  await expect(check({ blob })).rejects.toThrow()
  await expect(check({ blob, of: { ...unlocked.of, gen: 2 } })).rejects.toThrow()
  // It has the blob that its shares open.
  expect(await openRecoveryFile(file, secret())).toHaveLength(16)
  // The generation that the other device had begun was of the old key.
  await expect(late.confirm()).rejects.toThrow()
  expect([await second.ask(2), await second.ask(late.split.shareGen)]).toEqual([410, 410])
  expect((await first.open()).addresses).toEqual(addresses)
})
