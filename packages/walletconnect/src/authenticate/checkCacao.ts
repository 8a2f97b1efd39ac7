import { ProtocolError } from '../errors/protocolErrors.js'
import { chainOf } from '../namespaces/chainOf.js'
import { formatMessage } from './formatMessage.js'
import { nonceOf } from './nonceOf.js'
import { readCacao } from './readCacao.js'
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
