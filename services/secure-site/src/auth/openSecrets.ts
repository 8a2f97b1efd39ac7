import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import type { Orm } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import { type KekProvider, openEnvelope, sealEnvelope } from '../kek/env1.js'
import { secret as recoverySecret } from '../recoveryRole/tables.js'
import { secret } from './tables.js'

const tables = { auth: secret, recovery: recoverySecret }

/** Purpose of an HMAC. Each purpose has a separate key. */
export type HmacPurpose = 'email' | 'code' | 'link' | 'access' | 'refresh' | 'social'

/** HMAC-SHA-256 keys of one role. */
export type Secrets = {
  /** HMAC of a list of fields; different lists never give the same input. */
  hmac(purpose: HmacPurpose, ...fields: readonly (string | number)[]): Buffer
}

/** Additional data of the secret of a role. */
export const secretAad = (role: 'auth' | 'recovery') => aad(role, 'secret', 'sealed', 'hmac', 'v1')

/**
 * Opens the secret of a role, or creates it at the first start. It is stored in the role's schema, wrapped by its KEK, so a
 * copy of the database alone does not allow guessing codes or addresses.
 */
export async function openSecrets(orm: Orm, kek: KekProvider, role: 'auth' | 'recovery'): Promise<Secrets> {
  const table = tables[role]
  const additional = secretAad(role)
  const sealed = await sealEnvelope(kek, new Uint8Array(randomBytes(32)), additional)
  await orm.execute(
    sql`insert into ${table} (name, sealed) values ('hmac', ${sealed}) on conflict do nothing`,
  )
  const result: unknown = await orm.execute(sql`select sealed from ${table} where name = 'hmac'`)
  const { rows } = result as { readonly rows: readonly { readonly sealed: Uint8Array }[] }
  const [row] = rows
  if (!row) throw new RangeError('the secret of the role is missing')
  const root = await openEnvelope(kek, new Uint8Array(row.sealed), additional)
  const keyOf = (purpose: HmacPurpose) =>
    Buffer.from(hkdfSync('sha256', root, '', `latchkit ${role} ${purpose} v1`, 32))
  const keys: { readonly [purpose in HmacPurpose]: Buffer } = {
    email: keyOf('email'),
    code: keyOf('code'),
    link: keyOf('link'),
    access: keyOf('access'),
    refresh: keyOf('refresh'),
    social: keyOf('social'),
  }
  root.fill(0)
  return {
    hmac: (purpose, ...fields) =>
      createHmac('sha256', keys[purpose])
        .update(aad(...fields))
        .digest(),
  }
}
