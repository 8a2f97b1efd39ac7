import type { Connector } from '@latchkit/core'

/** A connector as core knows it. */
export function toConnector({
  id,
  name,
  icon,
}: {
  readonly id: string
  readonly name: string
  readonly icon: unknown
}): Connector<'solana'> {
  const image = typeof icon === 'string' ? icon.trim() : ''
  return {
    id,
    namespace: 'solana',
    name,
    type: 'injected',
    standardName: name,
    // Rows of one wallet in several namespaces are merged by it.
    ...(/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(id) ? { rdns: id } : {}),
    // The standard asks for a data URI; anything else would request a stranger's host.
    ...(image.startsWith('data:image/') ? { icon: image } : {}),
  }
}
