import type { Language } from '@latchkit/secure-protocol/languages'
import type { Logger, Projects } from '@latchkit/service-base'
import type { Orm } from '@latchkit/service-base/database'
import type { Farcaster } from '../farcaster/openFarcaster.js'
import type { KekProvider } from '../kek/env1.js'
import type { Mailer } from '../mail/createMailer.js'
import type { Providers } from '../social/openProviders.js'
import type { Limits } from './createLimits.js'
import type { Wakes } from './createWakes.js'
import type { Secrets } from './openSecrets.js'

/** Context of the functions of a role. */
export type RoleContext = {
  readonly orm: Orm
  readonly kek: KekProvider
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly limits: Limits
  readonly logger: Logger
  /** Milliseconds since 1970. */
  now(): number
  /** Called at the named points between two writes. Tests stop the process there. */
  reach(point: FaultPoint): Promise<void>
}

/** Context of the functions of the auth role. */
export type AuthContext = RoleContext & {
  readonly projects: Projects
  /** Social login providers for which the site has a client. */
  readonly providers: Providers
  /** Sign-in with Farcaster; undefined where it is off. */
  readonly farcaster: Farcaster | undefined
  /** Origin of the site. */
  readonly publicUrl: string
  /** Whether a sign-in by e-mail may start. */
  admit(login: LoginRequest): Promise<boolean> | boolean
  /** Maximum of sign-ins and changes by e-mail per network address and hour. */
  readonly emailStartsPerHour: number
  /** Wakes the calls that wait for a link or a number, by its id. */
  readonly wakes: Wakes
}

/** A requested sign-in by e-mail. */
export type LoginRequest = {
  readonly projectId: string
  readonly parentOrigin: string
  /** Network address of the caller, IPv6 by its /64. */
  readonly address: string
  /** Such as `Chrome, Linux`. */
  readonly agent: string
}

/** Points between two writes. */
export type FaultPoint =
  | 'code/stored'
  | 'code/mailed'
  | 'device/approved'
  | 'login/committed'
  | 'social/consumed'
  | 'social/committed'
  | 'farcaster/consumed'
  | 'farcaster/committed'
  | 'change/committed'
  | 'wallet/created'
  | 'recovery/stored'
  | 'reshare/stored'
  | 'confirm/recovery'
  | 'confirm/auth'
  | 'device/ended'
  | 'erase/recovery'

/** Origin of a call. */
export type Caller = {
  /** Thumbprint of the device key (RFC 7638). */
  readonly thumbprint: string
  /** Network address, as limits count it. */
  readonly address: string
  /** Browser and system, such as `Chrome, Linux`. */
  readonly agent: string
  /** Language of the mails that the call sends. */
  readonly language: Language
}

/** A session that a call proved. */
export type CallerSession = {
  readonly sessionId: string
  readonly userId: string
  readonly projectId: string
  readonly deviceId: string
  readonly thumbprint: string
  /** The app that signed in. */
  readonly parentOrigin: string
  /** Time of the sign-in. */
  readonly createdAt: number
}
