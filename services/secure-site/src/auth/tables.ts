import { languages } from '@latchkit/secure-protocol/languages'
import { bigint, boolean, customType, integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Bytes; the drivers of PGlite and Postgres both give a `Uint8Array`. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
/** Milliseconds since 1970, or a generation. */
export const whole = (name: string) => bigint(name, { mode: 'number' })

const auth = pgSchema('auth')

/** The secret of the role, see `openSecrets`. */
export const secret = auth.table('secret', {
  name: text('name').primaryKey(),
  sealed: bytea('sealed').notNull(),
})

/** Users. */
export const account = auth.table('account', {
  id: uuid('id').primaryKey(),
  projectId: text('project_id').notNull(),
  /** Thumbprint of the device key that created it. */
  firstDevice: text('first_device').notNull(),
  createdAt: whole('created_at').notNull(),
  /** Time of the deletion. */
  deleteAt: whole('delete_at'),
})

/** Sign-in methods of users. Unique by project, issuer and subject. */
export const identity = auth.table('identity', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  projectId: text('project_id').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  emailSealed: bytea('email_sealed'),
  verifiedAt: whole('verified_at').notNull(),
})

/** Device keys that the owner of an address approved. */
export const device = auth.table('device', {
  id: uuid('id').primaryKey(),
  projectId: text('project_id').notNull(),
  thumbprint: text('thumbprint').notNull(),
  emailHmac: text('email_hmac').notNull(),
  userId: uuid('user_id'),
  agent: text('agent').notNull(),
  approvedAt: whole('approved_at').notNull(),
  lastSeen: whole('last_seen').notNull(),
  revokedAt: whole('revoked_at'),
  /** Language of the app at the last sign-in; absent before the first. */
  language: text('language', { enum: languages }),
  /** Generation of shares whose recovery share the device received. */
  releasedGen: whole('released_gen'),
})

/** Sessions, each bound to a device key. */
export const session = auth.table('session', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  deviceId: uuid('device_id').notNull(),
  projectId: text('project_id').notNull(),
  thumbprint: text('thumbprint').notNull(),
  parentOrigin: text('parent_origin').notNull(),
  /** Generation of the newest issued refresh token. */
  generation: integer('generation').notNull(),
  createdAt: whole('created_at').notNull(),
  lastSeen: whole('last_seen').notNull(),
  expiresAt: whole('expires_at').notNull(),
  revokedAt: whole('revoked_at'),
  reauthAt: whole('reauth_at'),
  passkeyAt: whole('passkey_at'),
  passkeyChallenge: text('passkey_challenge'),
  /** Time when a factor in use was proved by its recovery key. */
  factorAt: whole('factor_at'),
  /** Nonce that the wallet key signs next. */
  changeNonce: text('change_nonce'),
})

/** Passkeys. Each is also a factor of the recovery role. */
export const passkey = auth.table('passkey', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: whole('counter').notNull(),
  createdAt: whole('created_at').notNull(),
  confirmedAt: whole('confirmed_at'),
  /** Set when its factor was removed: until this time, the passkey is still required and valid. */
  endsAt: whole('ends_at'),
})

/** Changes of factors and devices that can be undone. */
export const change = auth.table('change', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  event: text('event', { enum: ['factor/added', 'factor/removed', 'device/revoked'] }).notNull(),
  /** The factor or the device. */
  subject: uuid('subject').notNull(),
  at: whole('at').notNull(),
  undoUntil: whole('undo_until').notNull(),
  undoneAt: whole('undone_at'),
})

/** Remaining data of a deleted account. */
export const tombstone = auth.table('tombstone', {
  userHmac: text('user_hmac').primaryKey(),
  deletedAt: whole('deleted_at').notNull(),
})

/** One-time codes for a sign-in (`otp`) or a reauthentication (`reauth`), and links that approve a device (`device`). */
export const challenge = auth.table('challenge', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose', { enum: ['otp', 'device', 'reauth'] }).notNull(),
  projectId: text('project_id').notNull(),
  parentOrigin: text('parent_origin').notNull(),
  thumbprint: text('thumbprint').notNull(),
  emailHmac: text('email_hmac').notNull(),
  emailSealed: bytea('email_sealed').notNull(),
  agent: text('agent').notNull(),
  /** HMAC of the code, or of the secret in the link. */
  hmac: bytea('hmac').notNull(),
  number: text('number'),
  attempts: integer('attempts').notNull(),
  createdAt: whole('created_at').notNull(),
  expiresAt: whole('expires_at').notNull(),
  approvedAt: whole('approved_at'),
  consumedAt: whole('consumed_at'),
})

/** Pending sign-ins at an identity provider. */
export const socialLogin = auth.table('social_login', {
  id: uuid('id').primaryKey(),
  projectId: text('project_id').notNull(),
  parentOrigin: text('parent_origin').notNull(),
  provider: text('provider').notNull(),
  thumbprint: text('thumbprint').notNull(),
  agent: text('agent').notNull(),
  language: text('language', { enum: languages }).notNull(),
  number: text('number').notNull(),
  attempts: integer('attempts').notNull(),
  returnUri: text('return_uri'),
  cookieHmac: bytea('cookie_hmac'),
  handleHmac: bytea('handle_hmac'),
  profileSealed: bytea('profile_sealed'),
  createdAt: whole('created_at').notNull(),
  expiresAt: whole('expires_at').notNull(),
  startedAt: whole('started_at'),
  calledBackAt: whole('called_back_at'),
  matchedAt: whole('matched_at'),
  consumedAt: whole('consumed_at'),
})

/** Pending sign-ins with Farcaster. */
export const farcasterLogin = auth.table('farcaster_login', {
  id: uuid('id').primaryKey(),
  projectId: text('project_id').notNull(),
  parentOrigin: text('parent_origin').notNull(),
  thumbprint: text('thumbprint').notNull(),
  agent: text('agent').notNull(),
  nonce: text('nonce').notNull(),
  channelSealed: bytea('channel_sealed').notNull(),
  createdAt: whole('created_at').notNull(),
  expiresAt: whole('expires_at').notNull(),
  consumedAt: whole('consumed_at'),
})

/** Changes of a login address. */
export const emailChange = auth.table('email_change', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  projectId: text('project_id').notNull(),
  parentOrigin: text('parent_origin').notNull(),
  thumbprint: text('thumbprint').notNull(),
  agent: text('agent').notNull(),
  language: text('language', { enum: languages }).notNull(),
  /** Null if the account had no login by e-mail. */
  oldHmac: text('old_hmac'),
  /** Null if the account had no known address. */
  oldSealed: bytea('old_sealed'),
  newHmac: text('new_hmac').notNull(),
  newSealed: bytea('new_sealed').notNull(),
  oldCode: bytea('old_code'),
  newCode: bytea('new_code'),
  /** Attempts at the current code. */
  attempts: integer('attempts').notNull(),
  createdAt: whole('created_at').notNull(),
  /** Expiry of the current code. */
  expiresAt: whole('expires_at').notNull(),
  oldVerifiedAt: whole('old_verified_at'),
  consumedAt: whole('consumed_at'),
  changedAt: whole('changed_at'),
  revertUntil: whole('revert_until'),
  revertedAt: whole('reverted_at'),
  /** Whether the mails after a change or its end were accepted. */
  isTold: boolean('is_told').notNull().default(true),
  /** Whether the recovery role has the address. */
  isFollowed: boolean('is_followed').notNull().default(true),
})

/** Wallets, one per user. */
export const wallet = auth.table('wallet', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  projectId: text('project_id').notNull(),
  state: text('state', { enum: ['pending', 'active'] }).notNull(),
  gen: whole('gen').notNull(),
  /** The newest confirmed generation of shares; 0 while pending. */
  shareGen: whole('share_gen').notNull(),
  blobSealed: bytea('blob_sealed').notNull(),
  eip155: text('eip155').notNull(),
  solana: text('solana').notNull(),
  tier: text('tier', { enum: ['assisted', 'user-held'] }).notNull(),
  /** The highest generation of shares that was started. */
  topGen: whole('top_gen').notNull(),
  /** Public key that WK yields; null until the first confirmation. */
  proofKey: bytea('proof_key'),
  createdAt: whole('created_at').notNull(),
})

/** Auth shares. */
export const share = auth.table(
  'share',
  {
    walletId: uuid('wallet_id').notNull(),
    shareGen: whole('share_gen').notNull(),
    /** Thumbprint of the device whose share belongs to it; null after that device was removed. */
    thumbprint: text('thumbprint'),
    sealed: bytea('sealed').notNull(),
    readAt: whole('read_at'),
    /** Time of the confirmation request to the recovery role. */
    confirmingAt: whole('confirming_at'),
    confirmedAt: whole('confirmed_at'),
    /** Fields of a new WK, until the confirmation moves them to the wallet. */
    walletGen: whole('wallet_gen'),
    blobSealed: bytea('blob_sealed'),
    proofKey: bytea('proof_key'),
  },
  table => [primaryKey({ columns: [table.walletId, table.shareGen] })],
)

/** Events of accounts. The database refuses to change or delete a row. */
export const audit = auth.table('audit', {
  seq: whole('seq').primaryKey(),
  prevHash: bytea('prev_hash').notNull(),
  hash: bytea('hash').notNull(),
  at: whole('at').notNull(),
  actorHmac: text('actor_hmac').notNull(),
  event: text('event').notNull(),
  /** JSON of `AuditMeta`. */
  meta: text('meta').notNull(),
})
