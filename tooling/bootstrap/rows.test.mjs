import { expect, test } from 'vitest'
import { checkMutants, mutants } from '../mutation/checkMutants.mjs'
import { hasRow, readRows } from './readRows.mjs'

test('the rows are those of the page, and a title names a row by its whole id', () => {
  expect(readRows()).toEqual(expect.arrayContaining(['C1', 'C18', 'C20', 'C21', 'C30', 'C47', 'C48']))
  expect([
    hasRow('C1 closing', 'C1'),
    hasRow('sec 3, C28: one INIT', 'C28'),
    hasRow('C10 once', 'C1'),
  ]).toEqual([true, true, false])
})

test('a mutant has to break what its file has once, of a row of the page', () => {
  const [first] = mutants
  // Errors of the list itself are found by tooling/checks.
  const known = checkMutants()
  const added = list => checkMutants(list).filter(problem => !known.includes(problem))
  const problemsOf = changes => added([...mutants, { ...first, ...changes }])
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ before: 'not in there' })).toEqual([expect.stringContaining('0 times instead of once')])
  expect(problemsOf({ before: 'e' })).toEqual([expect.stringMatching(/\d\d+ times instead of once: e$/)])
  expect(problemsOf({ after: first.before })).toEqual([expect.stringContaining('nothing is broken')])
  expect(problemsOf({ row: 'C99' })).toEqual(['C99: the page has no such row'])
  expect(problemsOf({ test: 'packages/core/gone.test.ts' })).toEqual([
    expect.stringContaining('gone.test.ts does not exist'),
  ])
  expect(problemsOf({ test: 'e2e/specs/connect.spec.ts' })).toEqual([
    expect.stringContaining('is not a test file of Vitest'),
  ])
  expect(added(mutants.filter(({ row }) => row !== 'C7'))).toEqual(['C7: no mutant breaks it'])
})
