import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system in memory that can be filled. */
export type SmallDisk = {
  readonly folder: string
  fill(): Promise<void>
  free(): Promise<void>
  stop(): Promise<void>
}

/** Mounts a small tmpfs. `undefined` without the rights to mount. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  const file = path.join(folder, 'filling')
  return {
    folder,
    async fill() {
      const part = Buffer.alloc(16 * 1_048_576)
      for (;;) {
        try {
          await appendFile(file, part)
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
          throw error
        }
      }
    },
    free: () => rm(file, { force: true }),
    async stop() {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
