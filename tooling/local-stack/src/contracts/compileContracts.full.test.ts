import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compileContracts, contractFiles } from './compileContracts.js'

test.each(contractFiles)('the committed %s equals a fresh compile', async name => {
  const committed = await readFile(new URL(`./${name}.gen.ts`, import.meta.url), 'utf8')
  expect(await compileContracts(name)).toBe(committed)
})
