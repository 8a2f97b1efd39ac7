import { numeric, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { whole } from './tables.js'

const auth = pgSchema('auth')

/** Requests that wait for a user's approval. */
export const approval = auth.table('approval', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  /** JSON of `Spends`. */
  spends: text('spends').notNull(),
  challenge: text('challenge'),
  expiresAt: whole('expires_at').notNull(),
  consumedAt: whole('consumed_at'),
})

/** Amounts that a device spent while it was new. */
export const spend = auth.table(
  'spend',
  {
    deviceId: uuid('device_id').notNull(),
    asset: text('asset').notNull(),
    amount: numeric('amount', { precision: 78 }).notNull(),
  },
  table => [primaryKey({ columns: [table.deviceId, table.asset] })],
)

/** Encrypted requests that the frame passes to a window through the server. */
export const exchange = auth.table('exchange', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  userId: uuid('user_id').notNull(),
  projectId: text('project_id').notNull(),
  parentOrigin: text('parent_origin').notNull(),
  request: text('request').notNull(),
  takerId: uuid('taker_id'),
  answer: text('answer'),
  expiresAt: whole('expires_at').notNull(),
})
