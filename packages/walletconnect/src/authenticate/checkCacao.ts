import { ProtocolError } from '../errors/ProtocolError.js'
import { chainOf, isAccountId } from '../namespaces/caip.js'
import type { Context } from '../session/types.js'
import type { WalletConnectSession } from '../types.js'
import { isRecord, isStrings } from '../validate.js'
import { nonceOf } from './authPayload.js'
import { formatMessage } from './formatMessage.js'
import { readRecap } from './recap.js'
import type { AuthenticateParameters, Cacao, SignedStatement } from './types.js'

/** A signed statement that is what was asked for, and what it grants. */
export type CheckedCacao = {
  readonly cacao: Cacao
  readonly statement: SignedStatement
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
}

/**
 * Holds a wallet's statement against the request, and has its signature checked.
 *
 * @throws ProtocolError 11001 (form), 11003 (other words than asked for), 11004 (signature), 11006 (no account)
 */
export async function checkCacao(value: unknown, asked: AuthenticateParameters): Promise<CheckedCacao> {
  const cacao = readCacao(value)
  const { p, s: signature } = cacao
  const account = p.iss.slice('did:pkh:'.length)
  const chainId = chainOf(account)
  const address = account.slice(chainId.length + 1)
  const same =
    p.domain === asked.domain &&
    p.aud === asked.uri &&
    p.nonce === nonceOf(asked, chainId) &&
    p.version === '1' &&
    p.exp === asked.exp &&
    p.nbf === asked.nbf &&
    p.requestId === asked.requestId &&
    (p.statement ?? '').startsWith(asked.statement ?? '') &&
    asked.chains.includes(chainId)
  if (!same) throw new ProtocolError(11003)
  const message = formatMessage(p)
  if (!(await asked.verify({ chainId, address, message, signature }))) throw new ProtocolError(11004)

  const granted = Object.values(readRecap(p.resources)?.att ?? {}).flatMap(Object.entries)
  const names = granted.map(([ability]) => ability.split('/')[1] ?? '')
  const chains = granted.flatMap(([, limits]) => limits).flatMap(readChains)
  return {
    cacao,
    statement: { account, message, signature: signature.s },
    methods: (asked.methods ?? []).filter(method => names.includes(method)),
    accounts: asked.chains
      .filter(chain => chain === chainId || chains.includes(chain))
      .map(chain => `${chain}:${address}`),
  }
}

function readChains(limit: unknown): readonly unknown[] {
  return typeof limit === 'object' && limit !== null && 'chains' in limit && Array.isArray(limit.chains)
    ? limit.chains
    : []
}

/** One for each account would do; whatever a wallet sends, the work for it has an end. */
const most = 16

/**
 * The statements that came with a settlement. One that is not what was asked for, or of an account that the session
 * does not have, is left out: the session stands without it, and its account can be asked to sign.
 */
export async function readSettledCacaos(
  { logger }: Context,
  settlement: unknown,
  { namespaces }: WalletConnectSession,
  asked: AuthenticateParameters,
): Promise<readonly CheckedCacao[]> {
  const responses = isRecord(settlement) ? settlement.proposalRequestsResponses : undefined
  const cacaos: unknown = isRecord(responses) ? responses.authentication : undefined
  if (!Array.isArray(cacaos)) return []
  const accounts = Object.values(namespaces).flatMap(({ accounts }) => accounts)
  const checked = await Promise.all(
    cacaos.slice(0, most).map(async cacao => {
      try {
        const one = await checkCacao(cacao, asked)
        return accounts.includes(one.statement.account) ? one : undefined
      } catch (error) {
        logger?.warn('a statement that came with a session is left out', { error })
        return undefined
      }
    }),
  )
  return checked.filter(one => one !== undefined)
}

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
