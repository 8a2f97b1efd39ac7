const name = 'latchkit-protocol-wallet'

/** Holds the lock for as long as the page lives. */
const hold = () => new Promise<never>(() => undefined)

/**
 * Waits until no other tab is this wallet: two tabs would be one client on two sockets. Until then a link that opened
 * this tab is handed over to the other, and `onWait` is called with it. Returns how to listen for links that later tabs
 * hand over.
 */
export async function acquireLock(
  onWait: (uri: string | null) => void,
): Promise<(listener: (uri: string) => void) => void> {
  const channel = new BroadcastChannel(name)
  const acquired = await new Promise<boolean>(resolve => {
    void navigator.locks.request(name, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock ? hold() : undefined
    })
  })
  if (!acquired) {
    const uri = new URL(location.href).searchParams.get('uri')
    if (uri) channel.postMessage(uri)
    history.replaceState(null, '', '/')
    onWait(uri)
    await new Promise<void>(resolve => {
      void navigator.locks.request(name, () => {
        resolve()
        return hold()
      })
    })
  }
  return listener => {
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data) listener(data)
    })
  }
}
