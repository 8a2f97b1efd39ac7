import { isRecord } from './isRecord.js'
import { parsePageRequest } from './parsePageRequest.js'
import type { ClientMessage } from './types.js'

export function parseClientMessage(value: unknown): ClientMessage | undefined {
  if (!isRecord(value)) return undefined
  if (value.type === 'ping') return { type: 'ping' }
  if (value.type === 'resume' && Array.isArray(value.ids))
    return { type: 'resume', ids: value.ids.filter(id => Number.isSafeInteger(id)) }
  return parsePageRequest(value)
}
