import { once } from 'node:events'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultChains, defaultProtocolSolanaChains } from '../common/defaults.js'
import type { ProtocolConfig } from '../common/protocolConfig.js'
import type { WalletChain } from '../common/types.js'
import type { SolanaChain } from '../solana/types.js'
import { pagePolicy } from './pagePolicy.js'
import { readPageFiles } from './readPageFiles.js'
import { readPortOffset } from './readPortOffset.js'
import { shiftPort } from './shiftPort.js'
import { WalletLaunchError } from './walletLaunchError.js'

export type ServeWalletPageParameters = {
  /** 0 for a free one. Default: 5174 plus `LATCHKIT_PORT_OFFSET`. */
  port?: number | undefined
  /** Default: `ws://localhost:4500`, its port shifted likewise. */
  relayUrl?: string | undefined
  /** The relay's own id of the wallet. Default: `latchkit-wallet`. */
  projectId?: string | undefined
  /** As apps are told. Default: `Latchkit Protocol Wallet`. */
  name?: string | undefined
  /** Networks with their RPC URLs. Default: 31337 and 31338 at the local stack's ports. */
  chains?: readonly WalletChain[] | undefined
  /** Solana networks by their CAIP-2 ids, with their RPC URLs. Default: the local stack's. */
  solanaChains?: readonly SolanaChain[] | undefined
}

export type WalletPageServer = {
  /** Such as `http://localhost:5174`; also what a wallet's link is made from: `${url}/wc?uri=…`. */
  url: string
  port: number
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves the built protocol wallet on 127.0.0.1, under a policy that lets it reach its relay and local chains only.
 * Each server is an origin of its own and so a wallet of its own.
 *
 * @throws WalletLaunchError `wallet/page-not-built`, `wallet/port-in-use`, `wallet/bad-port-offset`
 * @example
 * const page = await serveWalletPage({ port: 0, relayUrl: relay.url, chains })
 */
export async function serveWalletPage(parameters: ServeWalletPageParameters = {}): Promise<WalletPageServer> {
  const offset = readPortOffset(process.env.LATCHKIT_PORT_OFFSET)
  const port = parameters.port ?? 5174 + offset
  const config: ProtocolConfig = {
    relayUrl: parameters.relayUrl ?? `ws://localhost:${4500 + offset}`,
    projectId: parameters.projectId ?? 'latchkit-wallet',
    name: parameters.name ?? 'Latchkit Protocol Wallet',
    chains: [...(parameters.chains ?? defaultChains.map(chain => shiftPort(chain, offset)))],
    solanaChains: [
      ...(parameters.solanaChains ?? defaultProtocolSolanaChains.map(chain => shiftPort(chain, offset))),
    ],
  }
  const policy = pagePolicy(config)
  const files = await readPageFiles(fileURLToPath(new URL('../../dist/protocol', import.meta.url)))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // `/wc` is where apps' links lead: `/wc?uri=…` and `/wc?requestId=…`.
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
    throw new WalletLaunchError(
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
