import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
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
      const { bavail, bsize } = await statfs(folder)
      // The last pages may be gone by now: then the disk is as full as it was to be.
      await writeFile(file, Buffer.alloc(bavail * bsize)).catch(() => {})
    },
    free: () => rm(file, { force: true }),
    async stop() {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
