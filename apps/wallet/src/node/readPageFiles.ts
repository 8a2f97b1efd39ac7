import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { WalletLaunchError } from './walletLaunchError.js'

/** Every file of the built page by its path in a URL. What is not among them is not served. */
export async function readPageFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.map(
      async file => [`/${relative(folder, file).split(sep).join('/')}`, await readFile(file)] as const,
    ),
  )
  const byPath = new Map(contents)
  if (byPath.has('/index.html')) return byPath
  throw new WalletLaunchError(
    'wallet/page-not-built',
    'The protocol wallet is not built. Run `pnpm --filter @latchkit/wallet build` first.',
  )
}
