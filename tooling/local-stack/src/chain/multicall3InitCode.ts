import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Hex, isHex } from 'viem'

/** The creation code of Multicall3 that viem carries for its deployless calls, which it does not export. */
export async function multicall3InitCode(): Promise<Hex> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const constants: Record<string, unknown> = await import(
    pathToFileURL(join(viem, '_esm/constants/contracts.js')).href
  )
  const code = constants.multicall3Bytecode
  if (!isHex(code)) throw new Error('viem no longer carries multicall3Bytecode in constants/contracts.')
  return code
}
