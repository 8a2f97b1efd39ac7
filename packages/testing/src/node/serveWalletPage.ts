import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultChains, defaultWalletConnectSolanaChains } from '../common/defaults.js'
import { TestingError } from '../common/testingError.js'
import type { SolanaChain, WalletChain, WalletConnectConfig } from '../common/types.js'
import { readPortOffset, shiftPort } from './portOffset.js'

/** The relay, the networks and the port of the page. */
export type ServeWalletPageParameters = {
  /** 0 for a free port. Default: 5174 plus `LATCHKIT_PORT_OFFSET`. */
  port?: number | undefined
  /** Default: `ws://localhost:4500`, with the same offset. */
  relayUrl?: string | undefined
  /** The project id that the wallet sends to the relay. Default: `latchkit-wallet`. */
  projectId?: string | undefined
  /** The name in the metadata that apps receive. Default: `Latchkit WalletConnect Wallet`. */
  name?: string | undefined
  /** Networks with their RPC URLs. Default: 31337 and 31338 at the local stack's ports. */
  chains?: readonly WalletChain[] | undefined
  /** Solana networks by their CAIP-2 ids, with their RPC URLs. Default: the local stack's. */
  solanaChains?: readonly SolanaChain[] | undefined
}

/** A server of the WalletConnect page. */
export type WalletPageServer = {
  /** Such as `http://localhost:5174`. A link to the wallet is `${url}/wc?uri=…`. */
  url: string
  port: number
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const local = ['http://localhost:*', 'http://127.0.0.1:*']

/**
 * The page's content security policy: no inline code and no `eval`. The page may reach its relay, its chains and, for
 * networks that apps add, this machine.
 */
const pagePolicy = ({
  relayUrl,
  chains,
  solanaChains,
}: Pick<WalletConnectConfig, 'relayUrl' | 'chains' | 'solanaChains'>): string => {
  const origins = [...chains, ...solanaChains].flatMap(({ rpcUrl }) =>
    rpcUrl === null ? [] : new URL(rpcUrl).origin,
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${local.join(' ')}`,
    `connect-src ${["'self'", ...new Set([new URL(relayUrl).origin, ...origins, ...local])].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Reads every file of the built page, by its path in a URL. No other file is served. */
const readPageFiles = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.map(
      async file => [`/${relative(folder, file).split(sep).join('/')}`, await readFile(file)] as const,
    ),
  )
  const byPath = new Map(contents)
  if (byPath.has('/index.html')) return byPath
  throw new TestingError(
    'wallet/page-not-built',
    'The WalletConnect wallet is not built. Run `pnpm --filter @latchkit/testing build` first.',
  )
}

/**
 * Serves the built WalletConnect wallet on 127.0.0.1, with a content security policy that allows its relay and local
 * chains only. Each server is a separate origin, and therefore a separate wallet.
 *
 * @throws TestingError `wallet/page-not-built`, `wallet/port-in-use`, `wallet/bad-port-offset`
 * @example
 * const page = await serveWalletPage({ port: 0, relayUrl: relay.url, chains })
 */
export async function serveWalletPage(parameters: ServeWalletPageParameters = {}): Promise<WalletPageServer> {
  const offset = readPortOffset()
  const port = parameters.port ?? 5174 + offset
  const config: WalletConnectConfig = {
    relayUrl: parameters.relayUrl ?? `ws://localhost:${4500 + offset}`,
    projectId: parameters.projectId ?? 'latchkit-wallet',
    name: parameters.name ?? 'Latchkit WalletConnect Wallet',
    chains: [...(parameters.chains ?? defaultChains.map(chain => shiftPort(chain, offset)))],
    solanaChains: [
      ...(parameters.solanaChains ?? defaultWalletConnectSolanaChains.map(chain => shiftPort(chain, offset))),
    ],
  }
  const policy = pagePolicy(config)
  const files = await readPageFiles(fileURLToPath(new URL('../../dist/walletConnect', import.meta.url)))
  const server = createServer((request, response) => {
    // `//` is no URL, and what throws here ends the process.
    const [pathname = '/'] = (request.url ?? '/').split('?')
    // Apps link to `/wc?uri=…` and `/wc?requestId=…`.
    const path = /^\/(wc\/?)?$/.test(pathname) ? '/index.html' : pathname
    const body = path === '/config.json' ? JSON.stringify(config) : files.get(path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('cache-control', 'no-store')
    if (body === undefined || !isRead) {
      response.writeHead(body === undefined ? 404 : 405, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    response.setHeader(
      'content-type',
      path === '/config.json' ? 'application/json' : (types[extname(path)] ?? 'application/octet-stream'),
    )
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  const listening = once(server, 'listening')
  server.listen(port, '127.0.0.1')
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new TestingError(
      'wallet/port-in-use',
      `Port ${port}, which the wallet page needs, is in use: end the program that has it, or shift every port with LATCHKIT_PORT_OFFSET=1000.`,
    )
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
