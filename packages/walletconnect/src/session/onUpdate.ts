import { ProtocolError } from '../errors/protocolErrors.js'
import { namespaceOf } from '../namespaces/namespaceOf.js'
import { readNamespaces } from '../namespaces/readNamespaces.js'
import { isRecord } from '../validate/isRecord.js'
import { isOlder } from './isOlder.js'
import { keepSession } from './keepSession.js'
import type { Handler } from './types.js'

/**
 * `wc_sessionUpdate`: the wallet changes what it grants. It may add chains, such as one that the dapp asked it to
 * add, but no namespace that was never proposed.
 */
export const onUpdate: Handler = (context, stored, { id, params }) => {
  // Delivered again after a reload.
  if (id === stored.updateId) return
  if (!isRecord(params) || isOlder(id, stored.updateId)) throw new ProtocolError(1003)
  const granted = Object.entries(readNamespaces(params.namespaces))
  const taken = granted.filter(([key]) => stored.namespaces.includes(namespaceOf(key)))
  if (taken.length === 0) throw new ProtocolError(5104)
  const session = { ...stored.session, namespaces: Object.fromEntries(taken) }
  keepSession(context, { ...stored, updateId: id, session })
}
