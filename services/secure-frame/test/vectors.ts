import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import manifest from './vectors.manifest.json' with { type: 'json' }

const folder = process.env.LATCHKIT_VECTORS

/**
 * Tests over one file of public vectors, read from the folder that `LATCHKIT_VECTORS` names and compared with its
 * committed hash. Without the folder they are skipped, which `npm test` allows by the reason in their title. With it, a
 * file that is absent or has another hash is an error.
 */
export function describeVectors<vectors>(file: string, body: (vectors: vectors) => void): void {
  const entry = manifest.files.find(known => known.file === file)
  if (!entry) throw new Error(`${file} is not in vectors.manifest.json`)
  const title = `${file}: ${entry.repository} ${entry.path}, ${entry.commit.slice(0, 7)}`
  if (!folder) {
    it.skip(`${title} (LATCHKIT_VECTORS is not set; \`npm run vectors\` fetches the files)`, () => {})
    return
  }
  const bytes = readFileSync(join(folder, file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== entry.sha256) throw new Error(`${file} has the hash ${hash}, not ${entry.sha256}`)
  describe(title, () => body(JSON.parse(bytes.toString())))
}
