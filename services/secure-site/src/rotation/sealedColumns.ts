import { identityAad } from '../auth/findUser.js'
import { secretAad } from '../auth/openSecrets.js'
import { challengeAad } from '../auth/sendCode.js'
import { blobAad, nextBlobAad, shareAad } from '../auth/wallets.js'
import { changeAad } from '../emailChange/changeCodes.js'
import { channelAad } from '../farcaster/startFarcaster.js'
import type { Role } from '../kek/openKek.js'
import { factorAad } from '../recoveryRole/createFactors.js'
import * as recovery from '../recoveryRole/createRecovery.js'
import { emailAad } from '../recoveryRole/createReleases.js'
import { profileAad } from '../social/finishLogin.js'

/** A row, as the driver gives it. */
export type SealedRow = { readonly [column: string]: unknown }

/** A column with envelopes. */
export type SealedColumn = {
  readonly role: Role
  readonly table: string
  readonly column: string
  /** Columns of the primary key. */
  readonly keys: readonly string[]
  /** SQL of what the additional data needs besides the key, by name; `t` is the row. */
  readonly fields: { readonly [name: string]: string }
  aad(row: SealedRow): Uint8Array<ArrayBuffer>
}

const text = (value: unknown) => String(value)

/**
 * Every column with envelopes, and how the additional data of each is made of its row. A column that is missing here
 * would keep its old key for ever: a test compares the list with the schemas.
 */
export const sealedColumns: readonly SealedColumn[] = [
  {
    role: 'auth',
    table: 'secret',
    column: 'sealed',
    keys: ['name'],
    fields: {},
    aad: () => secretAad('auth'),
  },
  {
    role: 'auth',
    table: 'identity',
    column: 'email_sealed',
    keys: ['id'],
    fields: { project: 't.project_id' },
    aad: row => identityAad(text(row.id), text(row.project)),
  },
  {
    role: 'auth',
    table: 'challenge',
    column: 'email_sealed',
    keys: ['id'],
    fields: { project: 't.project_id' },
    aad: row => challengeAad(text(row.id), text(row.project)),
  },
  ...(['old', 'new'] as const).map(step => ({
    role: 'auth' as const,
    table: 'email_change',
    column: `${step}_sealed`,
    keys: ['id'],
    fields: { project: 't.project_id' },
    aad: (row: SealedRow) => changeAad(text(row.id), text(row.project), step),
  })),
  {
    role: 'auth',
    table: 'social_login',
    column: 'profile_sealed',
    keys: ['id'],
    fields: { project: 't.project_id' },
    aad: row => profileAad(text(row.id), text(row.project)),
  },
  {
    role: 'auth',
    table: 'farcaster_login',
    column: 'channel_sealed',
    keys: ['id'],
    fields: { project: 't.project_id' },
    aad: row => channelAad(text(row.id), text(row.project)),
  },
  {
    role: 'auth',
    table: 'wallet',
    column: 'blob_sealed',
    keys: ['id'],
    fields: { owner: 't.user_id' },
    aad: row => blobAad(text(row.id), text(row.owner)),
  },
  {
    role: 'auth',
    table: 'share',
    column: 'sealed',
    keys: ['wallet_id', 'share_gen'],
    fields: { owner: '(select w.user_id from auth.wallet w where w.id = t.wallet_id)' },
    aad: row => shareAad(text(row.wallet_id), Number(row.share_gen), text(row.owner)),
  },
  {
    role: 'auth',
    table: 'share',
    column: 'blob_sealed',
    keys: ['wallet_id', 'share_gen'],
    fields: { owner: '(select w.user_id from auth.wallet w where w.id = t.wallet_id)' },
    aad: row => nextBlobAad(text(row.wallet_id), Number(row.share_gen), text(row.owner)),
  },
  {
    role: 'recovery',
    table: 'secret',
    column: 'sealed',
    keys: ['name'],
    fields: {},
    aad: () => secretAad('recovery'),
  },
  {
    role: 'recovery',
    table: 'factor',
    column: 'sealed',
    keys: ['id'],
    fields: { owner: 't.user_id' },
    aad: row => factorAad(text(row.id), text(row.owner)),
  },
  {
    role: 'recovery',
    table: 'share',
    column: 'sealed',
    keys: ['wallet_id', 'share_gen'],
    fields: { owner: 't.user_id' },
    aad: row => recovery.shareAad(text(row.wallet_id), Number(row.share_gen), text(row.owner)),
  },
  {
    role: 'recovery',
    table: 'share',
    column: 'email_sealed',
    keys: ['wallet_id', 'share_gen'],
    fields: { owner: 't.user_id' },
    aad: row => emailAad(text(row.wallet_id), Number(row.share_gen), text(row.owner)),
  },
]
