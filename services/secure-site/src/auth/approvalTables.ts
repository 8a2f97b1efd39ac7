import { numeric, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { whole } from './tables.js'

const auth = pgSchema('auth')

/** Requests that a user is asked to approve. */
export const approval = auth.table('approval', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  /** JSON of `Spends`. */
  spends: text('spends').notNull(),
  challenge: text('challenge'),
  expiresAt: whole('expires_at').notNull(),
  consumedAt: whole('consumed_at'),
})

/** What a device spent while it was new. */
export const spend = auth.table(
  'spend',
  {
    deviceId: uuid('device_id').notNull(),
    asset: text('asset').notNull(),
    amount: numeric('amount', { precision: 78 }).notNull(),
  },
  table => [primaryKey({ columns: [table.deviceId, table.asset] })],
)

/** Requests that the frame hands to a window through the server, encrypted. */
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
