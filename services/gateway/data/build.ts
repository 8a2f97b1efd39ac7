import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildChains } from './buildChains.js'
import { buildDex } from './buildDex.js'
import { buildWallets } from './buildWallets.js'

// `tsx data/build.ts` makes wallets.json and chains.json from source/, and dex.json from `@uniswap/sdk-core`. A test fails when they differ.
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`source/${name}`, import.meta.url), 'utf8'))

for (const [name, text] of [
  ['wallets.json', buildWallets(await read('wallets.json'))],
  ['chains.json', buildChains(await read('chains.json'))],
  ['dex.json', buildDex()],
] as const) {
  await writeFile(fileURLToPath(new URL(name, import.meta.url)), text)
}
