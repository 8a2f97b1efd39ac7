import type { Connection } from 'wagmi'

/** Whether a connection can be used. What wagmi reads back from storage has a connector without methods. */
export function isLive(connection: Connection | undefined): connection is Connection {
  return typeof connection?.connector.getProvider === 'function'
}
