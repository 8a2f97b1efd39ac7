import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  parseEther,
  parseUnits,
  webSocket,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multicall3Address } from './chain/deployBasics.js'
import { localEns } from './chain/deployEns.js'
import { type LocalStack, startLocalStack } from './startLocalStack.js'

const listens = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

describe('a running stack', () => {
  let stack: LocalStack

  beforeAll(async () => {
    const since = performance.now()
    stack = await startLocalStack({ ports: [0, 0] })
    console.log(`local stack ready in ${Math.round(performance.now() - since)} ms`)
  })
  afterAll(() => stack.stop())

  test('has two chains with their own ids', async () => {
    const ids = await Promise.all(
      stack.chains.map(chain => createPublicClient({ transport: http(chain.rpcUrl) }).getChainId()),
    )
    expect(ids).toEqual([31337, 31338])
    expect(stack.chains.map(chain => chain.id)).toEqual(ids)
  })

  test('funds every account with ether and tokens on both, read through Multicall3', async () => {
    expect(stack.chains[0].token).toBe(stack.chains[1].token)
    for (const chain of stack.chains) {
      const client = createPublicClient({ transport: http(chain.rpcUrl) })
      expect(
        await createWalletClient({ transport: http(chain.rpcUrl) }).request({ method: 'eth_accounts' }),
      ).toEqual(stack.accounts.map(account => account.address.toLowerCase()))
      for (const account of stack.accounts)
        expect(await client.getBalance({ address: account.address })).toBe(parseEther('10000'))
      const token = { address: chain.token, abi: erc20Abi } as const
      const balances = await client.multicall({
        multicallAddress: multicall3Address,
        allowFailure: false,
        contracts: stack.accounts.map(
          account => ({ ...token, functionName: 'balanceOf', args: [account.address] }) as const,
        ),
      })
      expect(balances).toEqual(stack.accounts.map(() => parseUnits('1000000', 6)))
      expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe('TUSD')
      expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(6)
    }
  })

  test('answers over WebSocket and to any web origin', async () => {
    const [chain] = stack.chains
    const client = createPublicClient({ transport: webSocket(chain.wsUrl) })
    expect(await client.getChainId()).toBe(31337)
    const socket = await client.transport.getRpcClient()
    socket.close()
    const preflight = await fetch(chain.rpcUrl, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('stop frees the ports and can be called again', async () => {
  const stack = await startLocalStack({ ports: [0, 0], solana: { port: 0 } })
  const urls = [...stack.chains.map(chain => chain.rpcUrl), stack.solana?.url, stack.solana?.webSocketUrl]
  const ports = urls.map(url => Number(new URL(url ?? '').port))
  expect(await Promise.all(ports.map(listens))).toEqual([true, true, true, true])
  await stack.stop()
  await stack.stop()
  expect(await Promise.all(ports.map(listens))).toEqual([false, false, false, false])
})

test('a busy port is a typed error that names it and what to do, and leaves nothing running', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startLocalStack({ ports: [0, port] })).rejects.toMatchObject({
    name: 'LocalStackError',
    code: 'local-stack/port-in-use',
    port,
    message: expect.stringMatching(new RegExp(`Port ${port}.*LATCHKIT_PORT_OFFSET`)),
  })
  server.close()
})

const runBin = async () => {
  // Below the range from which the system hands out free ports.
  const offset = 2000 + (process.pid % 20) * 1000
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./bin.ts', import.meta.url))],
    {
      env: { ...process.env, LATCHKIT_PORT_OFFSET: `${offset}`, NODE_OPTIONS: '' },
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line === 'ready') break
  }
  const ports = [8545, 8546, 4500, 8899, 8900, 1080, 4800, 4337, 4338, 4339].map(port => port + offset)
  return { child, lines, ports }
}

test('the command prints a line per part, then ready, and ends its chains on SIGTERM', async () => {
  const { child, lines, ports } = await runBin()
  expect(lines).toEqual([
    `chain-31337  http://127.0.0.1:${ports[0]}`,
    `chain-31338  http://127.0.0.1:${ports[1]}`,
    `ens  ${localEns.universalResolver}`,
    expect.stringMatching(/^exchanges {2}\{"dex":\{"eip155:31337":.*"tokens":\[/),
    `relay  ws://localhost:${ports[2]}`,
    `solana  http://127.0.0.1:${ports[3]}`,
    `solana-ws  ws://127.0.0.1:${ports[4]}`,
    `inbox  http://localhost:${ports[5]}`,
    `identity  http://localhost:${ports[6]}`,
    `farcaster  http://localhost:${ports[6]}/farcaster`,
    `bundler-31337  http://127.0.0.1:${ports[7]}`,
    `bundler-31338  http://127.0.0.1:${ports[8]}`,
    `paymaster  http://localhost:${ports[9]}`,
    expect.stringMatching(
      /^smart-accounts {2}\{"entryPoint07":"0x0000000071727De22E5E9d8BAf0edAc6f37da032",/,
    ),
    'ready',
  ])
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(await Promise.all(ports.map(listens))).toEqual(ports.map(() => false))
})

test('chains do not outlive a parent that is killed', async () => {
  const { child, ports } = await runBin()
  expect(await Promise.all(ports.map(listens))).toEqual(ports.map(() => true))
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => Promise.all(ports.map(listens))).toEqual(ports.map(() => false))
})
