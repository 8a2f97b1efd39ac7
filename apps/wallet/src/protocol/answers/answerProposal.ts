import { localChainIds } from '../../common/localChainIds.js'
import { atomicCapability } from '../atomicCapability.js'
import type { Context } from '../context.js'
import { grantNamespaces } from '../grantNamespaces.js'
import type { SessionGrant } from '../sessionGrant.js'
import type { Statement } from '../statements/listStatements.js'
import { signStatements } from '../statements/signStatements.js'
import { giveAnswer } from './giveAnswer.js'

/** Approves a proposal with what was chosen and the statements it asks for, or rejects it when nothing was. */
export async function answerProposal(
  context: Context,
  id: number,
  grant: SessionGrant | undefined,
  statements: readonly Statement[] = [],
): Promise<void> {
  if (!grant) {
    await giveAnswer(context, { kind: 'reject', id, reason: { code: 5000, message: 'User rejected.' } })
    return
  }
  const capable = grant.chainIds.filter(chainId => localChainIds.includes(chainId))
  await giveAnswer(context, {
    kind: 'approve',
    id,
    namespaces: grantNamespaces(grant),
    scopedProperties: Object.fromEntries(capable.map(chainId => [`eip155:${chainId}`, atomicCapability])),
    ...(statements.length > 0 && { statements: await signStatements(context, statements) }),
  })
}
