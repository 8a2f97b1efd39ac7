import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './createApp.js'
import { InputError } from './errors.js'

let cwd: string

beforeEach(() => {
  cwd = mkdtempSync(path.join(os.tmpdir(), 'create-latchkit-'))
})

afterEach(() => rmSync(cwd, { recursive: true }))

/** The third file cannot be written: its folder is the first one. */
const impossible = new Map([
  ['a', '1'],
  ['b', '2'],
  ['a/c', '3'],
])

test.each(['app', 'deep/er/app', 'empty'])('a failure half-way leaves nothing in %s', directory => {
  mkdirSync(path.join(cwd, 'empty'))
  expect(() => createApp(path.join(cwd, directory), impossible)).toThrow(InputError)
  expect(readdirSync(cwd, { recursive: true })).toEqual(['empty'])
})

test('the folder of the app has the permissions of any new folder, and nothing temporary stays', () => {
  mkdirSync(path.join(cwd, 'usual'))
  createApp(path.join(cwd, 'app'), new Map([['src/main.ts', '1']]))
  const modeOf = (name: string) => statSync(path.join(cwd, name)).mode
  expect(modeOf('app')).toBe(modeOf('usual'))
  expect(readdirSync(cwd, { recursive: true }).sort()).toEqual(['app', 'app/src', 'app/src/main.ts', 'usual'])
})
