import { integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, whole } from '../auth/tables.js'

const recovery = pgSchema('recovery')

/** The secret of the role, see `openSecrets`. */
export const secret = recovery.table('secret', {
  name: text('name').primaryKey(),
  sealed: bytea('sealed').notNull(),
})

/** Recovery shares, with the address that the second code goes to. */
export const share = recovery.table(
  'share',
  {
    walletId: uuid('wallet_id').notNull(),
    shareGen: whole('share_gen').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['assisted', 'user-held'] }).notNull(),
    sealed: bytea('sealed').notNull(),
    /** Null where the user has no verified address. */
    emailSealed: bytea('email_sealed'),
    /** Of the Farcaster id whose signature releases it; null for everybody else. */
    farcasterHmac: bytea('farcaster_hmac'),
    /** Of the recovery key that seals the share; null in the assisted tier. */
    keyGen: whole('key_gen'),
    checkedAt: whole('checked_at'),
    confirmedAt: whole('confirmed_at'),
  },
  table => [primaryKey({ columns: [table.walletId, table.shareGen] })],
)

/** Codes of the recovery role. */
export const challenge = recovery.table('challenge', {
  id: uuid('id').primaryKey(),
  walletId: uuid('wallet_id').notNull(),
  userId: uuid('user_id').notNull(),
  thumbprint: text('thumbprint').notNull(),
  hmac: bytea('hmac').notNull(),
  attempts: integer('attempts').notNull(),
  createdAt: whole('created_at').notNull(),
  expiresAt: whole('expires_at').notNull(),
  consumedAt: whole('consumed_at'),
})

/** Nonces of signatures that released a share. */
export const usedNonce = recovery.table('used_nonce', {
  nonce: text('nonce').primaryKey(),
  expiresAt: whole('expires_at').notNull(),
})

/** Factors that a user holds. */
export const factor = recovery.table('factor', {
  id: uuid('id').primaryKey(),
  walletId: uuid('wallet_id').notNull(),
  userId: uuid('user_id').notNull(),
  keyGen: whole('key_gen').notNull(),
  /** JSON of `FactorParameters`. */
  params: text('params').notNull(),
  /** Verifier and wrapped recovery key. */
  sealed: bytea('sealed').notNull(),
  createdAt: whole('created_at').notNull(),
  /** Its proof was shown once. */
  openedAt: whole('opened_at'),
  /** The recovery key that it wraps was shown too. */
  restoredAt: whole('restored_at'),
  confirmedAt: whole('confirmed_at'),
  /** Kept for as long as the removal can be taken back. */
  removedAt: whole('removed_at'),
})

/** Assisted recoveries that wait. */
export const delay = recovery.table('delay', {
  walletId: uuid('wallet_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  thumbprint: text('thumbprint').notNull(),
  askedAt: whole('asked_at').notNull(),
  readyAt: whole('ready_at').notNull(),
  cancelHmac: bytea('cancel_hmac').notNull(),
  cancelledAt: whole('cancelled_at'),
})
