import { once } from 'node:events'

/** The next rejection that nobody handles: how the reference client complains of an event that was not granted. */
export async function complaint(): Promise<unknown> {
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const [reason] = await once(process, 'unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
  return reason
}
