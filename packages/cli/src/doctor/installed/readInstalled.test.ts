import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../../test/createFolder.js'
import { readInstalled } from './readInstalled.js'

function show(root: string) {
  return readInstalled(root).map(({ name, version, broughtBy }) => `${name}@${version} ${broughtBy ?? 'app'}`)
}

test('finds nested copies, and not what the app does not reach', () => {
  const root = createFolder({
    'package.json': { dependencies: { a: '1' }, devDependencies: { b: '1' } },
    'node_modules/a/package.json': { version: '1.0.0', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b/package.json': { version: '2.0.0' },
    'node_modules/b/package.json': { version: '1.0.0' },
    'node_modules/left/package.json': { version: '1.0.0' },
  })
  expect(show(root)).toEqual(['a@1.0.0 app', 'b@1.0.0 app', 'b@2.0.0 a'])
})

test('follows the links of pnpm and of workspaces, upwards as Node does', () => {
  const root = createFolder({
    'apps/web/package.json': { dependencies: { a: '1', shared: 'workspace:*' } },
    'node_modules/.pnpm/a@1/node_modules/a/package.json': { version: '1.0.0', dependencies: { b: '1' } },
    'node_modules/.pnpm/a@1/node_modules/b/package.json': { version: '1.0.0' },
    'node_modules/.pnpm/a@0/node_modules/a/package.json': { version: '0.0.1' },
    'node_modules/shared/package.json': { version: '3.0.0', peerDependencies: { b: '1', c: '1' } },
  })
  mkdirSync(path.join(root, 'apps/web/node_modules'))
  symlinkSync('../../../node_modules/.pnpm/a@1/node_modules/a', path.join(root, 'apps/web/node_modules/a'))
  expect(show(path.join(root, 'apps/web'))).toEqual(['a@1.0.0 app', 'shared@3.0.0 app', 'b@1.0.0 a'])
  expect(readInstalled(path.join(root, 'apps/web'))[1]?.peers).toEqual([
    { name: 'b', range: '1', isOptional: false, version: undefined },
    { name: 'c', range: '1', isOptional: false, version: undefined },
  ])
})

test('packages that need each other, and one whose manifest is broken, end the search', () => {
  const root = createFolder({
    'package.json': { dependencies: { a: '1', broken: '1' } },
    'node_modules/a/package.json': { version: '1.0.0', dependencies: { b: '1' } },
    'node_modules/b/package.json': { version: '1.0.0', dependencies: { a: '1' } },
    'node_modules/broken/package.json': '{',
  })
  expect(show(root)).toEqual(['a@1.0.0 app', 'b@1.0.0 a'])
})
