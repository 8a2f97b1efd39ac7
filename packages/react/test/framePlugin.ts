import type { Plugin } from 'vite'

/** A frame that greets its parent, answers its requests and asks for approvals, as the secure site's does. */
const frame = `<!doctype html><title>frame</title><script>
const nonce = [...crypto.getRandomValues(new Uint8Array(32))].map(b => b.toString(16).padStart(2, '0')).join('')
let port
const send = (type, payload) => port.postMessage(payload === undefined ? { type } : { type, payload })
addEventListener('message', event => {
  if (event.source !== parent || event.data?.type !== 'INIT' || port) return
  port = event.ports[0]
  let open
  port.onmessage = ({ data: { id, type, payload } }) => {
    const answer = value => port.postMessage({ id, type: type + '_SUCCESS', payload: value })
    if (type === 'GET_CHAIN_ID') answer({ chainId: window.chosen ?? 1 })
    else if (type === 'SWITCH_NETWORK') { window.chosen = payload.chainId; answer(payload) }
    else if (type === 'RPC_REQUEST') {
      open = id
      send('RESIZE', { height: 320 })
      send('APPROVAL_OPENED')
    } else if (type === 'RPC_ABORT') {
      port.postMessage({ id: open, type: 'RPC_REQUEST_ERROR', payload: { message: 'Request was aborted', code: 4001 } })
      send('APPROVAL_CLOSED')
      answer()
    } else answer()
  }
  port.postMessage({ type: 'INIT_SUCCESS', payload: { pageNonce: event.data.payload.pageNonce } })
})
parent.postMessage({ type: 'READY', payload: { frameNonce: nonce, versions: [5] } }, location.ancestorOrigins[0])
</script>`

/** A frame of a stranger on the same page: it claims to be the secure frame a thousand times, and keeps every port it gets. */
const stranger = `<!doctype html><title>stranger</title><script>
let ports = 0
addEventListener('message', event => {
  ports += event.ports.length
  if (event.data === 'count') parent.postMessage({ stranger: ports }, '*')
})
for (let round = 0; round < 1000; round++)
  parent.postMessage({ type: 'READY', payload: { frameNonce: String(round).padStart(64, '0'), versions: [5] } }, '*')
</script>`

/** Serves frames of other origins: `http://secure.localhost` and `http://stranger.localhost` at the port of the tests. */
export function framePlugin(): Plugin {
  const pages: { readonly [path: string]: string | undefined } = {
    '/test-frame': frame,
    '/test-stranger': stranger,
    '/test-silent': '<!doctype html><title>silent</title>',
    '/test-refused': '<!doctype html><title>refused</title>',
  }
  return {
    name: 'latchkit:frames',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (path === '/listed' && request.headers.host?.startsWith('secure.')) {
          response.setHeader('access-control-allow-origin', '*')
          return response.end(JSON.stringify({ isListed: false }))
        }
        const page = pages[path]
        if (page === undefined) return next()
        response.setHeader('content-type', 'text/html')
        if (path === '/test-refused') response.setHeader('content-security-policy', "frame-ancestors 'none'")
        response.end(page)
      })
    },
  }
}
