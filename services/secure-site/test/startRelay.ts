import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Requests of the secure site to a relay. */
export type AskedChannel = {
  readonly token: string
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  readonly expirationTime: string
}

/** The fields of a text of FIP-11. */
export type FarcasterFields = {
  readonly domain: string
  readonly address: string
  readonly statement: string
  readonly uri: string
  readonly version: string
  readonly chainId: string
  readonly nonce: string
  readonly times: string
  readonly resources: readonly string[]
}

/** A relay that tells whatever a test has it tell. */
export async function startRelay() {
  const asked: AskedChannel[] = []
  const told = new Map<string, unknown>()
  const faults: { open?: (response: ServerResponse) => void; read?: (response: ServerResponse) => void } = {}
  const server = createServer(async (request, response) => {
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.method === 'POST') {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
      if (faults.open) return faults.open(response)
      const token = randomBytes(8).toString('hex')
      asked.push({ ...body, token })
      return send(201, { channelToken: token, url: `https://farcaster.example/siwf?channelToken=${token}` })
    }
    if (faults.read) return faults.read(response)
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const answer = told.get(token)
    return answer === undefined ? send(202, { state: 'pending' }) : send(200, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    /** The channel of an address. */
    of(address: string): AskedChannel {
      const channel = asked.find(({ token }) => address.endsWith(token))
      if (!channel) throw new RangeError('no such channel was opened')
      return channel
    },
    /** Tells the same for ever, as only a relay that lies does. */
    tell: (channel: AskedChannel, answer: object) =>
      told.set(channel.token, { state: 'completed', ...answer }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Signs a text of FIP-11; `change` lays over its fields, `rewrite` over the whole of it. */
export async function signFarcaster(
  { domain, siweUri, nonce, expirationTime }: AskedChannel,
  { fid, privateKey }: { readonly fid: number; readonly privateKey: Hex },
  change: Partial<FarcasterFields> = {},
  rewrite: (text: string) => string = text => text,
) {
  const account = privateKeyToAccount(privateKey)
  const fields: FarcasterFields = {
    domain,
    nonce,
    address: account.address,
    statement: 'Farcaster Auth',
    uri: siweUri,
    version: '1',
    chainId: '31337',
    times: `Issued At: ${new Date().toISOString()}\nExpiration Time: ${expirationTime}`,
    resources: [`farcaster://fid/${fid}`],
    ...change,
  }
  const message = rewrite(
    [
      `${fields.domain} wants you to sign in with your Ethereum account:`,
      fields.address,
      '',
      fields.statement,
      '',
      `URI: ${fields.uri}`,
      `Version: ${fields.version}`,
      `Chain ID: ${fields.chainId}`,
      `Nonce: ${fields.nonce}`,
      fields.times,
      'Resources:',
      ...fields.resources.map(resource => `- ${resource}`),
    ].join('\n'),
  )
  return { message, signature: await account.signMessage({ message }) }
}
