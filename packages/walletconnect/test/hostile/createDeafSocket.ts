/** A WebSocket class without a network: it keeps what is sent, and the test provides what arrives. */
export function createDeafSocket() {
  const sent: string[] = []
  let open: (waitFor: (data: unknown) => void) => void = () => {}
  const opened = new Promise<(data: unknown) => void>(resolve => (open = resolve))
  function connect() {
    const socket: { onopen?: () => void; onmessage?: (event: { data: unknown }) => void } & object = {}
    queueMicrotask(() => {
      socket.onopen?.()
      open(data => socket.onmessage?.({ data }))
    })
    return Object.assign(socket, { send: (text: string) => void sent.push(text), close() {} })
  }
  return { WebSocket: new Proxy(WebSocket, { construct: connect }), sent, opened }
}
