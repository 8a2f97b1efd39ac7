import path from 'node:path'
import { expect, test } from 'vitest'
import { readTarget } from './readTarget.js'

test.each([
  ['.\\app', 'C:\\code\\app', 'app'],
  ['sub\\My App', 'C:\\code\\sub\\My App', 'my-app'],
  ['D:/apps/shop', 'D:\\apps\\shop', 'shop'],
  ['.', 'C:\\code', 'code'],
])('on Windows %s is a path', (directory, target, name) => {
  expect(readTarget({ cwd: 'C:\\code', directory }, path.win32)).toEqual({ target, name })
})
