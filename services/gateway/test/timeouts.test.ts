import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('C48 gives up hosts that never end an answer, also when memory is collected meanwhile', async () => {
  const flags = ['--expose-gc', '--import', 'tsx', '--conditions=@latchkit/source']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, 'test/timeoutsProcess.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    timeout: 30_000,
  })
  expect(JSON.parse(stdout)).toEqual({
    file: 'no file',
    host: 'host did not answer',
    node: { kind: 'failed', reason: 'timeout' },
  })
})
