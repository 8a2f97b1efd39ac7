import { base58, base64 } from '@scure/base'
import { expect, it } from 'vitest'
import type { Read } from '../rpc/createReads.js'
import { checkCluster } from './checkCluster.js'
import { programs } from './programs.js'
import type { SolanaMessage } from './readTransaction.js'

const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const plain: SolanaMessage = {
  version: 0,
  required: 1,
  readonlySigners: 0,
  readonlyOthers: 1,
  keys: [key(1), programs.system],
  blockhash: key(7),
  instructions: [],
  lookups: [],
}
/** Its first instruction advances the nonce of an account. */
const durable: SolanaMessage = {
  ...plain,
  keys: [key(1), key(2), programs.system],
  instructions: [{ program: 2, accounts: [1, 1, 0], data: new Uint8Array([4, 0, 0, 0]) }],
}

/** A node that knows a blockhash, with the value that the nonce account has. */
const nodeOf =
  (genesis: unknown, valid: string | undefined, nonce?: string): Read =>
  async (_chain, method, params) => {
    const [first] = params as readonly unknown[]
    if (method === 'getGenesisHash') return genesis
    if (method === 'isBlockhashValid') return { value: first === valid }
    if (nonce === undefined) return { value: [null] }
    const data = new Uint8Array(80)
    data.set(base58.decode(nonce), 40)
    return { value: [{ owner: programs.system, data: [base64.encode(data), 'base64'] }] }
  }

it('sec 18: is the cluster of the genesis hash, whatever the page or the settings call it', async () => {
  expect(await checkCluster(nodeOf(mainnet, key(7)), 'solana:mine', [plain])).toBe(chain)
  expect(await checkCluster(nodeOf(mainnet, key(7)), chain, [plain, plain])).toBe(chain)
})

it.each([
  ['a node of another cluster', key(3)],
  ['a node that tells none', undefined],
  ['a node that tells something else', '<b>Solana</b>'],
])('refuses %s', async (_what, genesis) => {
  await expect(checkCluster(nodeOf(genesis, key(7)), chain, [plain])).rejects.toMatchObject({ code: -32603 })
})

it('refuses a blockhash that the cluster does not know, one of several too', async () => {
  const read = nodeOf(mainnet, key(7))
  for (const messages of [[{ ...plain, blockhash: key(8) }], [plain, { ...plain, blockhash: key(8) }]])
    await expect(checkCluster(read, chain, messages)).rejects.toMatchObject({ code: -32602 })
})

it('takes the durable nonce of the cluster in its place, and no other', async () => {
  expect(await checkCluster(nodeOf(mainnet, undefined, key(7)), chain, [durable])).toBe(chain)
  for (const nonce of [key(8), undefined])
    await expect(checkCluster(nodeOf(mainnet, undefined, nonce), chain, [durable])).rejects.toMatchObject({
      code: -32602,
    })
  // Where nothing advances it, it is no nonce.
  await expect(checkCluster(nodeOf(mainnet, undefined, key(7)), chain, [plain])).rejects.toMatchObject({
    code: -32602,
  })
})
