import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveLab } from '@latchkit/lab/node'
import { expect, test } from '../fixtures/labTest.js'

test('the matrix lists every page with what the reporters wrote', async ({ page }) => {
  test.slow()
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-reports-'))
  const spec = (title: string, tags: string[], ok: boolean, status = 'expected') => ({
    title,
    tags,
    ok,
    tests: [{ status }],
  })
  const specs = [
    spec('connects', ['lab:wagmi', 'lab:both'], true),
    spec('fails', ['lab:wagmi'], false, 'unexpected'),
    spec('waits', ['lab:solana'], true, 'skipped'),
  ]
  await writeFile(path.join(folder, 'e2e.json'), JSON.stringify({ suites: [{ suites: [{ specs }] }] }))
  const units = { testResults: [{ assertionResults: [{ fullName: 'adds', status: 'passed' }] }] }
  await writeFile(path.join(folder, 'unit.json'), JSON.stringify(units))
  await writeFile(path.join(folder, 'half.json'), '{"suites": [')
  const server = await serveLab({ port: 0, env: { LAB_REPORTS: folder } })
  try {
    await page.goto(`${server.url}/matrix`)
    await expect(page.getByTestId('matrix-wagmi')).toContainText('1 failed, 1 passed')
    await expect(page.getByTestId('matrix-wagmi')).toContainText('connects')
    await expect(page.getByTestId('matrix-both')).toContainText('1 passed')
    await expect(page.getByTestId('matrix-solana')).toContainText('1 skipped')
    await expect(page.getByTestId('matrix-two')).toContainText('not run')
    await expect(page.getByTestId('report-unit')).toContainText('1 passed')
    await expect(page.getByTestId('report-half')).toHaveCount(0)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
