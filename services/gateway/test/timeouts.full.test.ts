import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundleProgram } from '@latchkit/service-base/testing'
import { expect, it } from 'vitest'

it('C48 gives up hosts that never end an answer, also when memory is collected meanwhile', async () => {
  const program = await bundleProgram(fileURLToPath(new URL('timeoutsProcess.ts', import.meta.url)))
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program], {
    timeout: 30_000,
  })
  expect(JSON.parse(stdout)).toEqual({
    file: 'no file',
    host: 'host did not answer',
    node: { kind: 'failed', reason: 'timeout' },
  })
})
