import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DemoChain, type DemoConfig, defaultConfig } from '../config/parseConfig.js'
import { DemoServerError } from './demoServerError.js'

export type ServeDemoParameters = {
  /** 0 for a free one. Default: 5173. */
  port?: number | undefined
  /** Sends the strict content security policy. Default: true. */
  csp?: boolean | undefined
  /** Where the two local chains are. Default: the local stack's fixed ports. */
  chains?: readonly [DemoChain, DemoChain] | undefined
  /** Where the local Solana chain is. Default: the local stack's fixed port. */
  solanaRpcUrl?: string | undefined
  /** Where Ethereum is read. Default: viem's public endpoint. */
  mainnetRpcUrl?: string | undefined
  /** The WalletConnect relay. Default: the local stack's. */
  relayUrl?: string | undefined
  /** The wallet directory. Default: the local one. */
  gatewayUrl?: string | undefined
  /** The secure site of embedded wallets. Default: none. */
  secureSiteUrl?: string | undefined
  /** Paymaster of smart accounts; the secure site has to list it. Default: none. */
  paymasterUrl?: string | undefined
  /** Origins that the page may connect to besides its own and the services. Default: the origins of the RPC URLs. */
  rpcOrigins?: readonly string[] | undefined
  /** Served folder. Default: the built demo. */
  folder?: string | undefined
}

export type DemoServer = {
  /** Such as `http://localhost:5173`. */
  url: string
  port: number
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/**
 * Serves the built demo on 127.0.0.1, with the headers that a careful deployer would send.
 *
 * @throws DemoServerError `demo/not-built`, `demo/port-in-use`
 */
export async function serveDemo(parameters: ServeDemoParameters = {}): Promise<DemoServer> {
  const { port = 5173, csp = true } = parameters
  const preset = defaultConfig()
  const config: DemoConfig = {
    chains: parameters.chains ?? preset.chains,
    solanaRpcUrl: parameters.solanaRpcUrl ?? preset.solanaRpcUrl,
    mainnetRpcUrl: parameters.mainnetRpcUrl ?? preset.mainnetRpcUrl,
    relayUrl: parameters.relayUrl ?? preset.relayUrl,
    gatewayUrl: parameters.gatewayUrl ?? preset.gatewayUrl,
    secureSiteUrl: parameters.secureSiteUrl,
    paymasterUrl: parameters.paymasterUrl,
  }
  const urls = [...config.chains.map(({ rpcUrl }) => rpcUrl), config.solanaRpcUrl, config.mainnetRpcUrl]
  const services = [config.relayUrl, config.gatewayUrl].map(url => new URL(url).origin)
  const rpcOrigins = parameters.rpcOrigins ?? urls.map(url => new URL(url).origin)
  const policy = contentSecurityPolicy({
    connect: [...rpcOrigins, ...services],
    images: [new URL(config.gatewayUrl).origin],
    frames: config.secureSiteUrl === undefined ? [] : [new URL(config.secureSiteUrl).origin],
  })
  const files = await readFiles(parameters.folder ?? fileURLToPath(new URL('../../dist', import.meta.url)))
  const server = createServer((request, response) => {
    // `//` is no URL, and what throws here ends the process.
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const path = pathname === '/' ? '/index.html' : pathname
    const file = files.get(path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!file || !isRead) {
      response
        .writeHead(file ? 405 : 404, { 'content-type': 'text/plain' })
        .end(file ? 'GET only' : 'Not found')
      return
    }
    const type = types[extname(path)] ?? 'application/octet-stream'
    const isPage = extname(path) === '.html'
    const body = isPage ? fillConfig(file.toString(), config) : file
    response.setHeader('content-type', type)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    // The names of assets change with their contents; a page must be asked for each time.
    response.setHeader(
      'cache-control',
      path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    )
    if (csp) response.setHeader('content-security-policy', policy)
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  const listening = once(server, 'listening')
  server.listen(port, '127.0.0.1')
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new DemoServerError(
      'demo/port-in-use',
      `Port ${port}, which the demo needs, is in use: end the program that has it, or shift every port with LATCHKIT_PORT_OFFSET=1000.`,
    )
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const block = /(<script type="application\/json" id="demo-config">)[^<]*(<\/script>)/

/** A page with where its chains are. `<` is escaped, so that no value can end the block. */
export function fillConfig(html: string, config: DemoConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_, start: string, end: string) => `${start}${json}${end}`)
}

/** Origins that the demo's page may connect to besides its own, load images from, and frame. */
type PolicyOrigins = {
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames?: readonly string[] | undefined
}

/**
 * The policy the demo runs under: nothing inline, nothing evaluated, and only the hosts of its chains and services. The
 * last three directives do not fall back to `default-src`: no form is posted, no `<base>` moves the scripts, no page frames
 * the demo to have a person press its buttons.
 */
export function contentSecurityPolicy({ connect, images, frames = [] }: PolicyOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...new Set(images)].join(' ')}`,
    // The client asks the frame's site whether it lists this page, where the browser refuses the frame.
    `connect-src ${["'self'", ...new Set([...connect, ...frames])].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Every file of the built demo by its path in a URL. What is not among them is not served. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.map(
      async file => [`/${relative(folder, file).split(sep).join('/')}`, await readFile(file)] as const,
    ),
  )
  const byPath = new Map(contents)
  if (byPath.has('/index.html')) return byPath
  throw new DemoServerError(
    'demo/not-built',
    'The demo is not built yet: run "npm run demo", which builds and serves it.',
  )
}
