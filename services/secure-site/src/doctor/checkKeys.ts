import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { openKek, type Role } from '../kek/openKek.js'
import type { SecureSiteSettings } from '../settings.js'
import type { Findings } from './findings.js'

/** Opens the keys of both roles, wraps and unwraps with each, and compares them. */
export async function checkKeys(findings: Findings, settings: SecureSiteSettings): Promise<void> {
  const all: (readonly string[])[] = []
  for (const role of ['auth', 'recovery'] satisfies Role[]) {
    await findings.run(`keys of ${role}`, async () => {
      const { kek, fingerprints } = await openKek(role, settings, { mayCreate: false, onError: () => {} })
      try {
        await kek.health()
        const dek = new Uint8Array(randomBytes(32))
        const row = aad('doctor', role)
        const wrapped = await kek.wrap(dek, row)
        const isRight = Buffer.from(await kek.unwrap(wrapped, row)).equals(dek)
        const isBound = await kek.unwrap(wrapped, aad('doctor', 'other')).then(
          () => false,
          () => true,
        )
        const faults =
          isRight && isBound ? [] : ['do not unwrap what they wrapped, or unwrap it for another row']
        findings.expect(`keys of ${role}`, faults, `${kek.id}, current key ${wrapped.kid}`)
        all.push(fingerprints)
        if (kek.id === 'file' && !path.relative(settings.dataDir, fileOf(role, settings)).startsWith('..'))
          findings.add('warn', `keys of ${role}`, 'are in DATA_DIR: a copy of that folder may have them all')
      } finally {
        kek.close()
      }
    })
  }
  const [first = [], second = []] = all
  if (all.length < 2) return
  const isShared = first.some(one => second.includes(one))
  const what = 'keys of both roles'
  if (!isShared) findings.add('ok', what, 'are not the same')
  else if (settings.allowSingleKek)
    findings.add('warn', what, 'are the same, as ALLOW_SINGLE_KEK allows: they open every wallet')
  else findings.add('fail', what, 'are the same')
}

function fileOf(role: Role, { dataDir, authKeysFile, recoveryKeysFile }: SecureSiteSettings): string {
  const given = role === 'auth' ? authKeysFile : recoveryKeysFile
  return given ?? path.join(dataDir, 'keys')
}
