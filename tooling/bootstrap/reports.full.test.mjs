import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { readVitestReport } from './readReport.mjs'
import { runStep } from './runStep.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkit-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('tests over the public vectors', () => {
  afterEach(() => vi.unstubAllEnvs())

  /** Runs the tests of one file that reads vectors as `npm test` does in CI; also returns what is printed. */
  async function runVectors(vectors) {
    vi.stubEnv('CI', 'true')
    vi.stubEnv('LATCHKIT_VECTORS', vectors)
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const file = path.join(folder, 'vectors.json')
    const result = await runStep({
      name: 'vectors',
      command: [
        'vitest',
        'run',
        '--root=packages/core',
        'src/caip/caip.test.ts',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      report: { file, read: readVitestReport },
      folder,
    })
    const lines = log.mock.calls.flat()
    log.mockRestore()
    return { result, lines }
  }

  test('are skipped without LATCHKIT_VECTORS, also in CI, and are counted in a separate line', async () => {
    const { result, lines } = await runVectors('')
    expect(result).toMatchObject({ failed: 0, skipped: 0 })
    expect(result.passed).toBeGreaterThan(0)
    expect(result.withoutVectors).toBeGreaterThan(0)
    expect(lines.filter(line => line.includes('skipped:'))).toEqual([
      `    skipped: ${result.withoutVectors} over public test vectors, since LATCHKIT_VECTORS is not set`,
    ])
  })

  test('fail where LATCHKIT_VECTORS names a folder without them', async () => {
    const { result } = await runVectors(folder)
    expect(result.failed).toBeGreaterThan(0)
    expect(result.withoutVectors).toBe(0)
  })
})
