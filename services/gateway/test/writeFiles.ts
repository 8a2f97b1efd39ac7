import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files into a folder that goes with the test; text as it is, the rest as JSON. Gives their paths. */
export async function writeFiles(files: {
  readonly [name: string]: unknown
}): Promise<(name: string) => string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-gateway-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return name => path.join(folder, name)
}
