import { element } from '../popup/element.js'

const name = 'latchkit-protocol-wallet'

const uriOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Waits until no other tab is this wallet: two would be one client on two sockets. A link that opened this tab is handed
 * to the one that is. Returns how to hear of links handed over in turn.
 */
export async function takeTurn(root: Element): Promise<(take: (uri: string) => Promise<void>) => void> {
  const channel = new BroadcastChannel(name)
  const mine = await new Promise<boolean>(resolve => {
    void navigator.locks.request(name, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      // Held for as long as the page lives.
      return lock ? new Promise(() => undefined) : undefined
    })
  })
  if (!mine) {
    const uri = new URL(location.href).searchParams.get('uri')
    if (uri) channel.postMessage(uri)
    history.replaceState(null, '', '/')
    root.replaceChildren(
      element(
        'section',
        { 'data-testid': 'elsewhere' },
        element('h2', {}, 'The wallet is open in another tab'),
        element('p', {}, uri ? 'The link was handed to it.' : 'Go on there, or close that tab.'),
      ),
    )
    await new Promise<void>(resolve => {
      void navigator.locks.request(name, () => {
        resolve()
        return new Promise(() => undefined)
      })
    })
  }
  return take => {
    channel.addEventListener('message', ({ data }) => {
      const uri = uriOf(data)
      if (uri) void take(uri)
    })
  }
}
