import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compileTestToken } from './compileTestToken.js'

test('the committed artifact equals a fresh compile', async () => {
  const committed = await readFile(new URL('./TestToken.gen.ts', import.meta.url), 'utf8')
  expect(await compileTestToken()).toBe(committed)
})
