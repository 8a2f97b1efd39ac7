import type { Assertion, PasskeyRequest } from '@latchkit/secure-protocol/api/approvals'
import type { Description } from '../approval/describeRequest.js'
import type { PageTexts } from '../messages.js'
import type { Sealed } from '../wallet/sealToKey.js'
import type { SealedWallet, SignRequest } from '../wallet/signerMessages.js'

/**
 * Message that the window posts to the frames of its opener: the id of its request, and the key that shares are sealed to.
 */
export type WindowReady = {
  readonly type: 'APPROVAL_READY'
  readonly id: string
  readonly key: JsonWebKey
}

/** A frame's answer with the port. `isKnown`: the frame waits for the window with this id. */
export type WindowGreeting = {
  readonly type: 'APPROVAL_WINDOW'
  readonly isKnown: boolean
  /** The origin that the frame is bound to. */
  readonly origin: string
  readonly app: WindowApp | undefined
  /** Language, mode, accent and radius of the frame. */
  readonly theme: WindowTheme
}

/** Name and icon of the app. Shown beside its origin, which is checked. */
export type WindowApp = {
  readonly name: string
  /** A data URI: the policy of the window allows no other image. */
  readonly icon: string | undefined
}

/** Appearance of the frame. */
export type WindowTheme = {
  readonly language: string
  readonly mode?: string | undefined
  readonly style: string
}

/** How this page looks. */
export function readWindowTheme(): WindowTheme {
  const { lang, dataset, style } = document.documentElement
  return { language: lang, mode: dataset.theme, style: style.cssText }
}

/** Makes this page look as a frame does. */
export async function applyWindowTheme(
  { language, mode, style }: WindowTheme,
  { setLanguage }: Pick<PageTexts, 'setLanguage'>,
): Promise<void> {
  const { documentElement } = document
  if (mode) documentElement.dataset.theme = mode
  documentElement.style.cssText = style
  await setLanguage(language)
}

/** A request as it is shown and signed. */
export type WindowRequest = {
  readonly origin: string
  readonly account: string
  readonly isSmartAccount: boolean
  readonly network: string
  readonly description: Description
  readonly request: SignRequest
  /** Asked for once the user approved, where the project's policy wants it. */
  readonly passkey: PasskeyRequest | undefined
}

/** Messages of the frame on the port. */
export type FrameToWindow =
  | ({ readonly type: 'REQUEST' } & WindowRequest)
  /** The wallet, once the user approved; each share is sealed to the key of the window. */
  | ({ readonly type: 'WALLET' } & WindowWallet)
  /** The request is over. Another one may follow. */
  | { readonly type: 'ENDED' }

/** Messages of the window on the port. */
export type WindowToFrame =
  /** The user approved: the window waits for the wallet. */
  | { readonly type: 'APPROVED'; readonly assertion: Assertion | undefined }
  | { readonly type: 'REJECTED' }
  | { readonly type: 'SIGNED'; readonly signed: `0x${string}` }
  /** The passkey was not confirmed. */
  | { readonly type: 'UNVERIFIED' }
  | { readonly type: 'FAILED' }

/** A wallet whose shares are sealed to the key of the window. */
export type WindowWallet = Omit<SealedWallet, 'shares'> & { readonly shares: readonly [Sealed, Sealed] }

/** Purpose for which the shares are sealed. */
export function toSealingInfo(walletId: string): string {
  return `latchkit approval window v1|${walletId}`
}
