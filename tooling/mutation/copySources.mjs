import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pnpm, root, run } from '../bootstrap/run.mjs'

/**
 * Copies the files of the checkout that Git has or would take, and what was built of them, to a folder, and installs
 * the packages there, so that nothing in the copy leads back to the checkout. Resolves with whether that worked.
 */
export async function copySources(folder, log) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const sources = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  const built = ['packages', 'services'].flatMap(kind =>
    readdirSync(path.join(root, kind)).map(name => `${kind}/${name}/dist`),
  )
  // A file that was deleted and is not committed yet is still listed.
  for (const file of [...sources.split('\0'), ...built].filter(Boolean))
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
  const command = pnpm('install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only')
  return (await run(command, { cwd: folder, log })) === 0
}
