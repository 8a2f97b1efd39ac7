import { ProtocolError } from '../errors/protocolErrors.js'
import { isAccountId } from '../namespaces/isAccountId.js'
import { isRecord } from '../validate/isRecord.js'
import { isStrings } from '../validate/isStrings.js'
import type { Cacao } from './types.js'

const required = ['domain', 'aud', 'version', 'nonce', 'iat'] as const
const optional = ['exp', 'nbf', 'statement', 'requestId'] as const

/**
 * A signed statement that came from a wallet, with nothing else in it.
 *
 * @throws ProtocolError 11006 (no account), 11001 (form)
 */
export function readCacao(value: unknown): Cacao {
  if (!isRecord(value) || !isRecord(value.h) || !isRecord(value.p) || !isRecord(value.s))
    throw new ProtocolError(11001)
  const { h, p, s } = value
  if (typeof p.iss !== 'string' || !p.iss.startsWith('did:pkh:') || !isAccountId(p.iss.slice(8)))
    throw new ProtocolError(11006)
  if (typeof h.t !== 'string' || typeof s.t !== 'string' || typeof s.s !== 'string')
    throw new ProtocolError(11001)
  const text = (name: string) => {
    const member = p[name]
    if (typeof member !== 'string') throw new ProtocolError(11001, { details: name })
    return member
  }
  if (p.resources !== undefined && p.resources !== null && !isStrings(p.resources))
    throw new ProtocolError(11001, { details: 'resources' })
  const [domain, aud, version, nonce, iat] = required.map(text)
  const [exp, nbf, statement, requestId] = optional.map(name =>
    // Some wallets send what they have not as null.
    p[name] === undefined || p[name] === null ? undefined : text(name),
  )
  return {
    h: { t: h.t },
    p: {
      iss: p.iss,
      domain: domain ?? '',
      aud: aud ?? '',
      version: version ?? '',
      nonce: nonce ?? '',
      iat: iat ?? '',
      exp,
      nbf,
      statement,
      requestId,
      resources: isStrings(p.resources) ? p.resources : undefined,
    },
    s: { t: s.t, s: s.s, m: typeof s.m === 'string' ? s.m : undefined },
  }
}
