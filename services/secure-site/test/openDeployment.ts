import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runDoctor } from '../src/commands/runDoctor.js'
import { settings } from '../src/settings.js'
import type { StartSecureSiteOptions } from '../src/startSecureSite.js'
import { openSite, type TestSite } from './openSite.js'

/** Faults of a reverse proxy. */
export type Tampering = 'nothing' | 'no-policy' | 'changed-script' | 'any-origin' | 'any-host'

/** A site behind a reverse proxy, and a node. */
export async function openDeployment(options: StartSecureSiteOptions, open?: Parameters<typeof openSite>[1]) {
  let tampering: Tampering = 'nothing'
  let site: TestSite | undefined
  const proxy = createServer((request, response) => {
    const headers = { ...request.headers }
    if (tampering === 'any-origin') {
      headers.origin = publicUrl
      headers['sec-fetch-site'] = 'same-origin'
    }
    if (tampering === 'any-host') headers.host = new URL(publicUrl).host
    const { method, url: path } = request
    const sent = httpRequest({ host: '127.0.0.1', port: site?.site.port, method, path, headers }, answer => {
      const own = { ...answer.headers }
      if (tampering === 'no-policy') {
        delete own['content-security-policy']
        delete own['x-frame-options']
      }
      const isChanged = tampering === 'changed-script' && path?.endsWith('.js')
      if (isChanged) delete own['content-length']
      response.writeHead(answer.statusCode ?? 502, own)
      if (isChanged) response.write('/* changed */')
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  }).listen(0, '127.0.0.1')
  let chainId = '0x7a69'
  const node = createServer((request, response) => {
    request.resume()
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: chainId }))
  }).listen(0, '127.0.0.1')
  await Promise.all([once(proxy, 'listening'), once(node, 'listening')])
  const portOf = (server: typeof proxy) => (server.address() as AddressInfo).port
  const publicUrl = `http://secure.localhost:${portOf(proxy)}`
  const rpcUrls = { 'eip155:31337': [`http://127.0.0.1:${portOf(node)}`] }
  const opened = await openSite({ publicUrl, rpcUrls, ...options }, open)
  site = opened
  return {
    site: opened,
    publicUrl,
    tamper(next: Tampering) {
      tampering = next
    },
    answerChain(next: string) {
      chainId = next
    },
    /** Runs the doctor; the lines of its report that are no `ok`, and its code. */
    async diagnose(changes: object = {}, browser?: string) {
      const lines: string[] = []
      const chosen = settings.parse({
        dataDir: opened.dataDir,
        publicUrl,
        rpcUrls,
        smtpUrl: opened.inbox.smtpUrl,
        projects: { demo: ['http://localhost:5173'], other: { origins: ['https://other.example'] } },
        ...opened.options,
        ...changes,
      })
      const code = await runDoctor(chosen, { browser }, line => lines.push(line))
      return {
        code,
        ok: lines.filter(line => line.startsWith('ok')).length,
        lines: lines.filter(line => !line.startsWith('ok')),
      }
    },
    async close() {
      await opened.close()
      proxy.closeAllConnections()
      proxy.close()
      node.close()
    },
  }
}
