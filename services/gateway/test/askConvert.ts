import type { Hex } from 'viem'
import type { RunningGateway } from '../src/exports/index.js'

export const chainId = 'eip155:31337'

export type Tx = {
  readonly to: string
  readonly data: Hex
  readonly value: string
  readonly amount: string
  /** Text in a swap, a number in an approval. */
  readonly eip155: { readonly gas: string | number; readonly gasPrice: string }
}
type Answer = {
  readonly quotes: readonly { readonly toAmount: string }[]
  readonly tx: Tx
  readonly isReset?: boolean
  readonly allowance: string
  readonly instant: string
  readonly standard: string
  readonly reasons?: readonly { readonly name: string }[]
}

export const on = (address: string) => `${chainId}:${address}`
/** Calls a route of `/v1/convert`. */
export async function askConvert(
  { url }: RunningGateway,
  call: string,
  query: Record<string, string>,
  body?: object,
) {
  const search = new URLSearchParams({ timeZone: 'Europe/Zurich', ...query })
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`${url}/v1/convert/${call}?${search}`, init)
  return { status: response.status, body: (await response.json()) as Answer }
}
