import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { accountAtom, connectionsAtom } from '../../connection/atoms.js'
import { networkAtom } from '../../networks/atoms.js'
import { changedKey } from './changedKey.js'
import { followConnections } from './followConnections.js'
import { getRuntime } from './getRuntime.js'
import { lookUpSession } from './lookUpSession.js'

/** Looks after the sign-in of whoever is connected, until the returned function runs. */
export function followAccounts(client: Client): () => void {
  const { get, sub } = getStore(client)
  const runtime = getRuntime(client)
  const again = () => void lookUpSession(client)
  runtime.lookAgain = again
  let seen: string | undefined
  const look = () => {
    const { caipAddress, status } = get(accountAtom)
    // A wallet that comes back is not gone.
    if (status === 'reconnecting') return
    const now = `${caipAddress} ${get(networkAtom).isSupported}`
    if (now === seen) return
    seen = now
    void lookUpSession(client, { isNew: true })
  }
  const leave = followConnections(client)
  const stops = [
    sub(accountAtom, look),
    sub(networkAtom, look),
    sub(connectionsAtom, leave),
    // Timers sleep with the device, and a server may have ended the session meanwhile.
    client.platform.onVisibilityChange(visible => visible && again()),
    client.storage.watch?.(changedKey(client), () => {
      runtime.known.clear()
      again()
    }),
  ]
  look()
  return () => {
    for (const stop of stops) stop?.()
    clearTimeout(runtime.timer)
    // What is still looked for tells nobody any more.
    runtime.turn += 1
    for (const { controller } of runtime.attempts.values()) controller.abort()
  }
}
