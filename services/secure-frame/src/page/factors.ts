import { addPasskey, startPasskey } from '@latchkit/secure-protocol/api/account'
import {
  addFactor,
  confirmFactor,
  type FactorParameters,
  type FactorRecord,
  openFactor,
  proveFactor,
} from '@latchkit/secure-protocol/api/factors'
import { getUser } from '@latchkit/secure-protocol/api/user'
import {
  deriveFactor,
  deriveKeyProof,
  openBytes,
  sealBytes,
  sealedShareAad,
  wrappedAad,
} from '@latchkit/secure-protocol/formats/factor1'
import { printCode } from '@latchkit/secure-protocol/formats/printedCode'
import { createRecoveryFile, type RecoveryFile } from '@latchkit/secure-protocol/formats/recoveryFile'
import { base64urlnopad } from '@scure/base'
import { FrameError } from '../FrameError.js'
import { seal } from '../wallet/openWallet.js'
import { readAuthShare } from '../wallet/readAuthShare.js'
import type { SealedWallet } from '../wallet/signerMessages.js'
import { askNewPassword, askSecret, showNewCode } from './askSecret.js'
import { createPasskey, readPasskey } from './factorSecrets.js'
import { passwordCost } from './hashPassword.js'
import { withProof } from './proveAgain.js'
import type { WalletPage } from './walletPage.js'

type Bytes = Uint8Array<ArrayBuffer>

/** A wallet opened by a factor. */
export type OpenedFactor = {
  readonly key: Bytes
  readonly keyGen: number
  readonly shareGen: number
  readonly share: Bytes
  readonly secret: Bytes
}

/** Opens a factor by its secret. Rejects with FACTOR_WRONG when it is another one. */
export async function openByFactor(
  { host }: WalletPage,
  { id, parameters }: Pick<FactorRecord, 'id' | 'parameters'>,
  secret: Bytes,
): Promise<OpenedFactor> {
  const { proof, wrap } = await deriveFactor(secret, decode(parameters.salt))
  const { walletId, keyGen, shareGen, wrapped, sealed } = await host.call(openFactor, {
    id,
    proof: encode(proof),
  })
  const key = await openBytes(wrap, decode(wrapped), wrappedAad({ walletId, factorId: id, keyGen }))
  const share = await openBytes(key, decode(sealed), sealedShareAad({ walletId, shareGen }))
  // The server releases its matching share only to the holder of the key.
  await host.call(proveFactor, { id, shareGen, keyProof: encode(await deriveKeyProof(key)) })
  return { key, keyGen, shareGen, share, secret }
}

/** Asks which factor the user has, and opens it. `lost` is another way on, where there is one. */
export async function askFactor(
  page: WalletPage,
  title: 'factors.proveTitle' | 'factors.chooseTitle' | 'open.title',
  factors: readonly FactorRecord[],
): Promise<OpenedFactor> {
  const { dialogs, text } = page
  const chosen =
    factors.length === 1
      ? factors[0]
      : await dialogs.ask<FactorRecord | undefined>({
          title,
          text: text('factors.chooseText'),
          others: factors.map(factor => ({
            label: `factors.${factor.parameters.kind}` as const,
            press: () => factor,
          })),
        })
  if (!chosen) throw new FrameError(-32603, 'There is no factor')
  return askSecret(page, chosen.parameters, undefined, secret => openByFactor(page, chosen, secret))
}

/**
 * Adds a factor: makes its secret, lets it open the wallet once, and only then takes it into use. The first one, or one in
 * place of all, comes with a new recovery key and new shares; until it is confirmed, the old ones are valid. Returns the
 * recovery file.
 */
export async function addNewFactor(
  page: WalletPage,
  kind: FactorParameters['kind'],
  existing: OpenedFactor | undefined,
): Promise<RecoveryFile> {
  const { host, signer } = page
  const { user, wallet } = await host.call(getUser, {})
  if (!wallet) throw new FrameError(-32603, 'There is no wallet')
  const id = crypto.randomUUID()
  const made = await makeSecret(page, kind, id, user.id, user.email)
  const key = existing?.key ?? crypto.getRandomValues(new Uint8Array(32))
  const split = existing ? undefined : await host.split(key)
  const keyGen = existing?.keyGen ?? split?.shareGen ?? 0
  const { proof, wrap } = await deriveFactor(made.secret, decode(made.parameters.salt))
  const of = { walletId: wallet.id, factorId: id, keyGen }
  const wrapped = await sealBytes(wrap, key, wrappedAad(of))
  const verifier = encode(new Uint8Array(await crypto.subtle.digest('SHA-256', proof)))
  made.secret.fill(0)
  await withProof(page, () =>
    host.call(addFactor, {
      id,
      walletId: wallet.id,
      parameters: made.parameters,
      keyGen,
      verifier,
      wrapped: encode(wrapped),
    }),
  )
  // The user proves the factor as on a new device; it has to open this wallet.
  const { text } = page
  const factor = { id, parameters: made.parameters }
  const opened = await askSecret(page, made.parameters, text('factors.tryText'), async secret => {
    const found = await openByFactor(page, factor, secret)
    const auth = await readAuthShare(host, { walletId: wallet.id, shareGen: found.shareGen })
    // Of a new wallet key, until it is confirmed, too.
    const sealed = seal({ projectId: page.projectId }, user, wallet, found.share, auth)
    await signer({ task: 'check', wallet: sealed })
    return { sealed, secret: found.secret }
  })
  if (split) await host.confirm(split)
  else await withProof(page, () => host.call(confirmFactor, { id }))
  return toFile(opened.sealed, made.parameters, opened.secret)
}

/** Makes the recovery file of a factor that is in use. */
export async function readFile(page: WalletPage, factor: FactorRecord): Promise<RecoveryFile> {
  const { host } = page
  const { user, wallet } = await host.call(getUser, {})
  if (!wallet) throw new FrameError(-32603, 'There is no wallet')
  const { share, shareGen, secret } = await askFactor(page, 'factors.proveTitle', [factor])
  const auth = await readAuthShare(host, { walletId: wallet.id, shareGen })
  const sealed = seal({ projectId: page.projectId }, user, wallet, share, auth)
  return toFile(sealed, factor.parameters, secret)
}

async function toFile(
  { of, addresses, blob, shares }: SealedWallet,
  factor: FactorParameters,
  secret: Bytes,
) {
  const head = { wallet: of, addresses, factor, rpId: location.hostname, blob: encode(blob) }
  const file = await createRecoveryFile(head, shares, secret)
  secret.fill(0)
  return file
}

async function makeSecret(
  page: WalletPage,
  kind: FactorParameters['kind'],
  factorId: string,
  userId: string,
  email: string | null,
): Promise<{ readonly parameters: FactorParameters; readonly secret: Bytes }> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const salt = encode(raw)
  if (kind === 'password') {
    const parameters = { kind, salt, ...passwordCost }
    return { parameters, secret: await askNewPassword(page, parameters) }
  }
  if (kind === 'code') {
    const secret = crypto.getRandomValues(new Uint8Array(16))
    await showNewCode(page, await printCode(secret))
    return { parameters: { kind, salt }, secret }
  }
  const { host, dialogs, text } = page
  const { response, secret } = await withProof(page, () =>
    dialogs.ask({
      title: 'passkey.title',
      text: text('passkey.text'),
      async act() {
        const { challenge, rpId, credentialIds: existing } = await host.call(startPasskey, {})
        const made = await createPasskey({
          challenge,
          rpId,
          userId,
          existing,
          salt: raw,
          name: email ?? userId,
        })
        await host.call(addPasskey, { id: factorId, response: made.response })
        return made
      },
    }),
  )
  const parameters = { kind, salt, credentialId: response.id }
  return { parameters, secret: secret ?? (await readPasskey(parameters, location.hostname)) }
}

const decode = (value: string) => base64urlnopad.decode(value) as Bytes
const encode = (value: Bytes) => base64urlnopad.encode(value)
