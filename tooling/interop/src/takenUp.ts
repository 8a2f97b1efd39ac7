import type { ICore } from '@walletconnect/types'

/**
 * Resolves when a reference client on this core has restored its stored messages, a second after its start. A message
 * that it is handling at that time is handled twice: a session is ended a second time, which causes an unhandled
 * rejection. Call it before the client is created.
 */
export function takenUp({ relayer: { messages } }: ICore): Promise<void> {
  const read = messages.getWithoutAck
  return new Promise(resolve => {
    messages.getWithoutAck = topics => {
      messages.getWithoutAck = read
      resolve()
      return read(topics)
    }
  })
}
