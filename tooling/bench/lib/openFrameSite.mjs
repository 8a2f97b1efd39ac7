import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../checks/lib/root.mjs'

/** Runs in the app's page: opens frames, and speaks with them on a port as the kit does. */
function install() {
  const waiting = new Map()
  let port
  const next = test =>
    new Promise(resolve => {
      addEventListener('message', function take({ data }) {
        if (!test(data)) return
        removeEventListener('message', take)
        resolve(data)
      })
    })
  let opened
  /** Opens and closes the window of an approval, as the kit does. */
  const follow = ({ status, path }, origin) => {
    if (status === 'needed') opened = open(`${origin}${path}`, '_blank', 'popup,width=420,height=680')
    if (status === 'ended') opened?.close()
  }
  const insert = url => {
    const iframe = document.createElement('iframe')
    iframe.style.cssText = 'width: 368px; height: 480px; border: 0; background: #fff'
    iframe.src = url
    document.body.append(iframe)
    return iframe
  }
  window.bench = {
    /** Milliseconds from the insertion of a frame to its first message. */
    async open(url) {
      const start = performance.now()
      const iframe = insert(url)
      const { payload } = await next(data => data?.type === 'READY')
      const took = performance.now() - start
      const channel = new MessageChannel()
      port = channel.port1
      port.onmessage = ({ data }) => {
        if (data.type === 'APPROVAL_WINDOW') follow(data.payload, new URL(url).origin)
        waiting.get(data.id ?? data.type)?.(data)
      }
      const ready = new Promise(resolve => waiting.set('INIT_SUCCESS', resolve))
      const init = { projectId: 'bench', frameNonce: payload.frameNonce, pageNonce: '1'.repeat(64), v: 5 }
      iframe.contentWindow.postMessage({ type: 'INIT', payload: init }, '*', [channel.port2])
      await ready
      // An approval has to be in focus.
      iframe.focus()
      return took
    },
    /** The answer, and when it came, in milliseconds since 1970. */
    ask(type, payload) {
      const id = crypto.randomUUID()
      return new Promise(resolve => {
        waiting.set(id, data => resolve({ ...data, at: performance.timeOrigin + performance.now() }))
        port.postMessage(payload === undefined ? { id, type } : { id, type, payload })
      })
    },
    /** When it was called, in milliseconds since 1970. Opens a window of that address. */
    openWindow(url) {
      const at = performance.timeOrigin + performance.now()
      open(url, '_blank', 'popup,width=420,height=680')
      return at
    },
    /** Milliseconds of each of many round trips, one after the other. */
    async trips(count, type, payload) {
      const times = []
      for (let index = 0; index < count; index += 1) {
        const start = performance.now()
        await window.bench.ask(type, payload)
        times.push(performance.now() - start)
      }
      return times
    },
  }
}

/** Runs in an otherwise empty frame: greets, and sends back what comes. */
function echo() {
  addEventListener('message', ({ ports: [port] }) => {
    port.onmessage = ({ data }) => port.postMessage(data)
    port.postMessage({ type: 'INIT_SUCCESS' })
  })
  parent.postMessage({ type: 'READY', payload: {} }, '*')
}

const page = script =>
  `<!doctype html><link rel="icon" href="data:,"><body style="margin: 0"><script>(${script})()</script>`

/**
 * A separate secure site, an app that may frame it, and an empty page of another site:
 * `{ app, empty, frame, mailTo(email, after), approve(link, number), close() }`.
 */
export async function openFrameSite() {
  const server = http.createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html').end(page(url === '/empty' ? echo : install))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  const app = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/serve.ts', app], {
    cwd: path.join(root, 'services/secure-site'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the secure site ended with ${code}`)
    }),
  ])
  const site = JSON.parse(line)
  return {
    app,
    empty: `http://127.0.0.1:${port}/empty`,
    frame: `${site.url}/?projectId=bench&chainId=31337&version=5&enableLogger=false`,
    async mailTo(email, after = 0) {
      for (;;) {
        const response = await fetch(`${site.inbox}/messages?to=${encodeURIComponent(email)}&after=${after}`)
        const [mail] = await response.json()
        if (mail) return mail
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    },
    /** Posts the form of the page that a mail links to. */
    async approve(text, number) {
      const [, token = ''] = /\/v1\/device\/confirm\?token=(\S+)/.exec(text) ?? []
      const body = new URLSearchParams({ token, number, decision: 'approve' }).toString()
      const sent = http.request({
        host: '127.0.0.1',
        port: site.port,
        method: 'POST',
        path: '/v1/device/confirm',
        headers: {
          host: new URL(site.url).host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': body.length,
          origin: site.url,
          'sec-fetch-site': 'same-origin',
        },
      })
      sent.end(body)
      const [response] = await once(sent, 'response')
      response.resume()
      if (response.statusCode !== 200) throw new Error(`the device was not approved: ${response.statusCode}`)
    },
    async close() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
      process.removeListener('exit', end)
      server.closeAllConnections()
      server.close()
    },
  }
}
