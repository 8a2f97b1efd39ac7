import type { ICore } from '@walletconnect/types'

/**
 * Resolves once a reference client on this core has taken up what its store kept, which it does a second after its
 * start. What it is at work on in that moment it takes twice: a session is ended a second time, and that rejection
 * nobody handles. Call it before the client is made.
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
