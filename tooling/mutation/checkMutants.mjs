import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readRows } from '../bootstrap/readRows.mjs'
import { root } from '../bootstrap/run.mjs'

/**
 * Mutants for each row of "must not happen", as `{ row, file, before, after, test }`: the text `before`, which
 * `file` has once, becomes `after`, and a test of the row in the file `test` has to fail. With `full` only the full run has
 * that test.
 */
export const mutants = JSON.parse(readFileSync(new URL('rowMutants.json', import.meta.url), 'utf8'))

/** Errors of a list of mutants: rows without one, files that are missing, texts that are not there once. */
export function checkMutants(list = mutants) {
  const rows = readRows()
  const problems = rows
    .filter(row => !list.some(mutant => mutant.row === row))
    .map(row => `${row}: no mutant breaks it`)
  for (const { row, file, before, after, test } of list) {
    if (!rows.includes(row)) problems.push(`${row}: the page has no such row`)
    if (!/\.test\.tsx?$/.test(test)) problems.push(`${row}: ${test} is not a test file of Vitest`)
    if (before === after) problems.push(`${row}: nothing is broken in ${file}`)
    for (const needed of [file, test])
      if (!existsSync(path.join(root, needed))) problems.push(`${row}: ${needed} does not exist`)
    if (!existsSync(path.join(root, file))) continue
    const count = readFileSync(path.join(root, file), 'utf8').split(before).length - 1
    if (count !== 1) problems.push(`${row}: ${file} has this text ${count} times instead of once: ${before}`)
  }
  return problems
}
