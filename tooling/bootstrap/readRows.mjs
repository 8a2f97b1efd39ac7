import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Ids of the rows of "must not happen", in the order of the page. */
export function readRows() {
  const page = readFileSync(path.join(root, 'docs/contributing/must-not-happen.md'), 'utf8')
  return [...page.matchAll(/^\| (C\d+) \|/gm)].map(([, id]) => id)
}

/** Whether the title of a test has the id of a row. */
export function hasRow(title, id) {
  return new RegExp(`\\b${id}\\b`).test(title)
}
