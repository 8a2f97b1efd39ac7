import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { instructionErrorNames, transactionErrorNames } from './transactionError.js'

// litesvm has the numbers of errors as constant enums, of which nothing is left at run time.
const declared = (name: string) => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('litesvm'))
  const text = readFileSync(path.join(folder, 'internal.d.ts'), 'utf8')
  const [, body = ''] = new RegExp(`const enum ${name} \\{([^}]*)\\}`).exec(text) ?? []
  return [...body.matchAll(/(\w+) = (\d+)/g)].map(([, member, number]) => [Number(number), member])
}

test('the names of errors stand in the order of the numbers that litesvm gives them', () => {
  expect([...instructionErrorNames.entries()]).toEqual(declared('InstructionErrorFieldless'))
  expect([...transactionErrorNames.entries()]).toEqual(declared('TransactionErrorFieldless'))
})
