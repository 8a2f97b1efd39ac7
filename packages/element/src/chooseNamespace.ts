import type { Client, Namespace } from '@latchkit/core'
import { setActiveNamespace } from '@latchkit/core/connection'

/** A separate module, because the actions of the core are only needed after the click. */
export function chooseNamespace(client: Client, namespace: Namespace): void {
  setActiveNamespace(client, { namespace })
}
