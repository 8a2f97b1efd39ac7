import { ProtocolError } from '../errors/ProtocolError.js'
import { chainOf, isAccountId } from '../namespaces/caip.js'
import type { Context } from '../session/types.js'
import type { WalletConnectSession } from '../types.js'
import { isRecord, isStrings } from '../validate.js'
import { nonceOf } from './authPayload.js'
import { formatMessage } from './formatMessage.js'
import { readRecap } from './recap.js'
import type { AuthenticateParameters, Cacao, SignedStatement } from './types.js'

/** A verified statement and what it grants. */
export type CheckedCacao = {
  readonly cacao: Cacao
  readonly statement: SignedStatement
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
}

/**
 * Checks that a wallet's statement matches the request, and verifies its signature.
 *
 * @throws ProtocolError 11001 (malformed), 11003 (other content than requested), 11004 (signature), 11006 (no account)
 */
export async function checkCacao(value: unknown, requested: AuthenticateParameters): Promise<CheckedCacao> {
  const cacao = readCacao(value)
  const { p, s: signature } = cacao
  const account = p.iss.slice('did:pkh:'.length)
  const chainId = chainOf(account)
  const address = account.slice(chainId.length + 1)
  const matches =
    p.domain === requested.domain &&
    p.aud === requested.uri &&
    p.nonce === nonceOf(requested, chainId) &&
    p.version === '1' &&
    p.exp === requested.exp &&
    p.nbf === requested.nbf &&
    p.requestId === requested.requestId &&
    (p.statement ?? '').startsWith(requested.statement ?? '') &&
    requested.chains.includes(chainId)
  if (!matches) throw new ProtocolError(11003)
  const message = formatMessage(p)
  if (!(await requested.verify({ chainId, address, message, signature }))) throw new ProtocolError(11004)

  const granted = Object.values(readRecap(p.resources)?.att ?? {}).flatMap(Object.entries)
  const names = granted.map(([ability]) => ability.split('/')[1] ?? '')
  const chains = granted.flatMap(([, limits]) => limits).flatMap(readChains)
  return {
    cacao,
    statement: { account, message, signature: signature.s },
    methods: (requested.methods ?? []).filter(method => names.includes(method)),
    accounts: requested.chains
      .filter(chain => chain === chainId || chains.includes(chain))
      .map(chain => `${chain}:${address}`),
  }
}

function readChains(limit: unknown): readonly unknown[] {
  return typeof limit === 'object' && limit !== null && 'chains' in limit && Array.isArray(limit.chains)
    ? limit.chains
    : []
}

/** Maximum of statements in a settlement that are verified. */
const cacaoLimit = 16

/**
 * Verifies the statements of a settlement. A statement that was not requested, or of an account that the session does
 * not include, is removed: the session remains, and the app can request a signature.
 */
export async function readSettledCacaos(
  { logger }: Context,
  settlement: unknown,
  { namespaces }: WalletConnectSession,
  requested: AuthenticateParameters,
): Promise<readonly CheckedCacao[]> {
  const responses = isRecord(settlement) ? settlement.proposalRequestsResponses : undefined
  const cacaos: unknown = isRecord(responses) ? responses.authentication : undefined
  if (!Array.isArray(cacaos)) return []
  const accounts = Object.values(namespaces).flatMap(({ accounts }) => accounts)
  const checked = await Promise.all(
    cacaos.slice(0, cacaoLimit).map(async cacao => {
      try {
        const verified = await checkCacao(cacao, requested)
        return accounts.includes(verified.statement.account) ? verified : undefined
      } catch (error) {
        logger?.warn('a statement that came with a session is left out', { error })
        return undefined
      }
    }),
  )
  return checked.filter(cacao => cacao !== undefined)
}

const required = ['domain', 'aud', 'version', 'nonce', 'iat'] as const
const optional = ['exp', 'nbf', 'statement', 'requestId'] as const

/**
 * Parses a signed statement of a wallet. Unknown members are removed.
 *
 * @throws ProtocolError 11006 (no account), 11001 (malformed)
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
    // Some wallets send null for absent members.
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
