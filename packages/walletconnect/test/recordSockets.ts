/** A WebSocket class, and the sockets that were made of it with what they sent. */
export function recordSockets() {
  const sockets: { readonly url: string; readonly sent: string[]; readonly socket: WebSocket }[] = []
  class RecordedSocket extends WebSocket {
    readonly record: { readonly url: string; readonly sent: string[]; readonly socket: WebSocket }
    constructor(url: string | URL) {
      super(url)
      this.record = { url: String(url), sent: [], socket: this }
      sockets.push(this.record)
    }
    override send(data: string): void {
      this.record.sent.push(data)
      super.send(data)
    }
  }
  return {
    WebSocket: RecordedSocket as typeof WebSocket,
    sockets,
    /** Recorded calls, over all sockets. */
    calls: () =>
      sockets
        .flatMap(({ sent }) => sent)
        .map(text => JSON.parse(text) as { id: unknown; method?: string; params?: Record<string, unknown> }),
  }
}
