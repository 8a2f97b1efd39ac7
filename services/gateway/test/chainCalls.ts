import { localExchange, testTokenAddress } from '@latchkit/local-stack'
import type { Hex } from 'viem'

/** A call of the gateway that asks an upstream. */
export type ChainCall = {
  readonly name: string
  readonly path: string
  readonly body?: unknown
  /** Part of an answer that is the same each time. Default: all of it. */
  same?(body: unknown): unknown
}

/** Answer to a call. */
export type Answer = { readonly status: number; readonly body: unknown }

/** Milliseconds that a call may take at most: far more than the limits of tests, and less than that of a request. */
const timeout = 20_000

/** Asks, and fails when no answer comes. */
export async function askCall(url: string, { path, body, same = one => one }: ChainCall): Promise<Answer> {
  const init = body !== undefined && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeout) })
  const json: unknown = await response.json()
  return { status: response.status, body: response.ok ? same(json) : json }
}

const pick = (...keys: readonly string[]) => {
  return (body: unknown): unknown =>
    keys.reduce<unknown>((inner, key) => (inner as { readonly [name: string]: unknown })[key], body)
}

/** Calls that ask the nodes of a chain and nothing else. */
export function callsOfNodes(chainId: string, account: Hex): readonly ChainCall[] {
  const on = (address: string) => `${chainId}:${address}`
  const [native, dollar] = [on('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'), on(testTokenAddress)]
  const zone = 'timeZone=UTC'
  const swap = { userAddress: on(account), amount: '1000000000000000000' }
  const query = (more: Record<string, string>) => `${zone}&${new URLSearchParams(more)}`
  return [
    { name: 'balance', path: `/v1/account/${account}/balance?chainId=${chainId}&forceUpdate=${dollar}` },
    {
      name: 'price',
      path: '/v1/fungible/price',
      body: { currency: 'usd', addresses: [on('native'), on(localExchange.gold)] },
    },
    {
      name: 'quotes',
      path: `/v1/convert/quotes?${query({ ...swap, from: native, to: dollar, gasPrice: '1' })}`,
    },
    {
      name: 'allowance',
      path: `/v1/convert/allowance?${query({ tokenAddress: dollar, userAddress: on(account) })}`,
    },
    { name: 'gas price', path: `/v1/convert/gas-price?${query({ chainId })}` },
    {
      name: 'build-approve',
      path: `/v1/convert/build-approve?${query({ ...swap, from: dollar, to: native, amount: '5' })}`,
    },
    {
      name: 'build-transaction',
      path: `/v1/convert/build-transaction?${zone}`,
      body: { ...swap, from: native, to: dollar, minimum: '1000000', eip155: { slippage: 1 } },
      // Its data has the time in it.
      same: pick('tx', 'amount'),
    },
    { name: 'identity', path: `/v1/identity/${account}?chainId=${chainId}` },
    { name: 'profile', path: '/v1/profile/account/alice.eth' },
    { name: 'profiles', path: `/v1/profile/reverse/${account}` },
  ]
}

/** Calls that ask them and the database. */
export function callsOfIndex(chainId: string, account: Hex): readonly ChainCall[] {
  const asked = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100', network: 'local-31337' }
  const wallets = [{ address: account, blockchains: ['local-31337'], assets: ['ETH'] }]
  return [
    { name: 'history', path: `/v1/account/${account}/history?chainId=${chainId}` },
    { name: 'nfts', path: `/v1/account/${account}/nfts?chainId=${chainId}` },
    {
      name: 'purchase: quote',
      path: '/v1/onramp/quote?timeZone=UTC',
      body: asked,
      same: pick('purchaseAmount'),
    },
    {
      name: 'purchase: page',
      path: '/v1/generators/onrampurl?timeZone=UTC',
      body: { destinationWallets: wallets, defaultNetwork: 'local-31337', partnerUserId: 'u' },
      same: body => Object.keys(body as object),
    },
    {
      name: 'registration',
      path: '/v1/profile/account',
      body: {
        coin_type: ((2 ** 31) | 31337) >>> 0,
        address: account,
        signature: `0x${'1'.repeat(130)}`,
        message: JSON.stringify({
          name: 'some.acme.eth',
          attributes: {},
          timestamp: Math.floor(Date.now() / 1000),
        }),
      },
    },
  ]
}
