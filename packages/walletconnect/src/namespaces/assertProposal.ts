import { ProtocolError } from '../errors/protocolErrors.js'
import type { ProposeParameters } from '../types.js'
import { isStrings } from '../validate/isStrings.js'
import { chainsOf } from './chainsOf.js'
import { isChainId } from './isChainId.js'
import { isNamespaceKey } from './isNamespaceKey.js'
import { isWithin } from './isWithin.js'

/**
 * Refuses a proposal that no wallet could understand, before anything is sent.
 *
 * @throws ProtocolError 5100, 5101, 5102 or 5104, and 5 when no namespace is proposed
 */
export function assertProposal(proposed: ProposeParameters['optionalNamespaces']): void {
  const entries = Object.entries(proposed)
  if (entries.length === 0) throw new ProtocolError(5, { details: 'optionalNamespaces is empty' })
  for (const [key, namespace] of entries) {
    const details = `optionalNamespaces["${key}"]`
    if (!isNamespaceKey(key)) throw new ProtocolError(5104, { details })
    if (!isStrings(namespace.methods)) throw new ProtocolError(5101, { details })
    if (!isStrings(namespace.events)) throw new ProtocolError(5102, { details })
    const chains = [...chainsOf(key, namespace)]
    if (chains.length === 0 || !chains.every(chain => isChainId(chain) && isWithin(key, chain)))
      throw new ProtocolError(5100, { details })
  }
}
