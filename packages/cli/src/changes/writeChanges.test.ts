import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFolder, readFolder } from '../../test/createFolder.js'
import { InputError } from '../errors.js'
import { formatDiff } from './formatDiff.js'
import { writeChanges } from './writeChanges.js'

let root: string

beforeEach(() => {
  root = createFolder()
  writeFileSync(path.join(root, 'one.ts'), 'one\n', { mode: 0o755 })
})

const edit = { file: 'one.ts', before: 'one\n', after: 'two\n' }

test('writes files that are there and new ones, in new folders', () => {
  writeChanges(root, [edit, { file: 'src/new/three.ts', before: undefined, after: 'three\n' }])
  expect(readFolder(root)).toEqual({ 'one.ts': 'two\n', 'src/new/three.ts': 'three\n' })
})

test('a file keeps its permissions, and a link stays a link', () => {
  const { mode } = statSync(path.join(root, 'one.ts'))
  symlinkSync('one.ts', path.join(root, 'link.ts'))
  writeChanges(root, [{ ...edit, file: 'link.ts' }])
  expect(lstatSync(path.join(root, 'link.ts')).isSymbolicLink()).toBe(true)
  expect(readFileSync(path.join(root, 'one.ts'), 'utf8')).toBe('two\n')
  expect(statSync(path.join(root, 'one.ts')).mode).toBe(mode)
})

test.each([
  ['a folder is in its place', [edit, { file: 'folder', before: undefined, after: '' }]],
  ['its folder is a file', [edit, { file: 'one.ts/two.ts', before: undefined, after: '' }]],
  [
    'it was changed meanwhile',
    [
      { file: 'a/b/new.ts', before: undefined, after: '' },
      { ...edit, before: 'old' },
    ],
  ],
  [
    'it appeared meanwhile',
    [
      { file: 'new.ts', before: undefined, after: '' },
      { ...edit, before: undefined },
    ],
  ],
  [
    'a folder of another one takes its place',
    [edit, { file: 'x', before: undefined, after: '' }, { file: 'x/y', before: undefined, after: '' }],
  ],
  [
    'it is named twice',
    [{ file: 'new.ts', before: undefined, after: '' }, edit, { file: 'new.ts', before: '', after: '' }],
  ],
])('nothing is written if of one file %s', (_, changes) => {
  mkdirSync(path.join(root, 'folder'))
  const before = readFolder(root)
  expect(() => writeChanges(root, changes)).toThrow(InputError)
  expect(readFolder(root)).toEqual(before)
  expect(readdirSync(root).sort()).toEqual(['folder', 'one.ts'])
})

test('the diff is one that patch accepts', () => {
  expect(formatDiff([edit, { file: 'src/new.ts', before: undefined, after: 'three' }])).toBe(`--- a/one.ts
+++ b/one.ts
@@ -1,1 +1,1 @@
-one
+two
--- /dev/null
+++ b/src/new.ts
@@ -0,0 +1,1 @@
+three
\\ No newline at end of file
`)
})
