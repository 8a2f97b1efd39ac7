import type { Client, Namespace } from '@latchkit/core'
import { setActiveNamespace } from '@latchkit/core/connection'

/** A module of its own, because the actions of the core are for after the click. */
export function chooseNamespace(client: Client, namespace: Namespace): void {
  setActiveNamespace(client, { namespace })
}
