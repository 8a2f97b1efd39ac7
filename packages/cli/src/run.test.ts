import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { vite } from '../test/apps.js'
import { callCommand } from '../test/callCommand.js'
import { createFolder } from '../test/createFolder.js'
import { serve } from '../test/serve.js'

test('--version prints the version, --help and no argument the commands', async () => {
  expect(await callCommand(['--version'])).toEqual({ code: 0, output: `${manifest.version}\n`, errors: '' })
  const help = await callCommand(['--help'])
  expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Usage: latchkit /), errors: '' })
  expect(await callCommand([])).toEqual(help)
})

test.each([
  [['docter'], "unknown command 'docter'. (Did you mean doctor?)"],
  [['--force'], "unknown option '--force'. See latchkit --help."],
  [['--versio'], "unknown option '--versio'. (Did you mean --version?)"],
])('%j is one line and exit code 1', async (args, message) => {
  expect(await callCommand(args)).toEqual({ code: 1, output: '', errors: `latchkit: ${message}\n` })
})

test('C22: a command contacts only the addresses that its flags name', async () => {
  const cwd = createFolder(vite)
  const gateway = await serve((_, response) => response.end('{}'))
  let connections = 0
  const count = () => {
    connections += 1
  }
  subscribe('net.client.socket', count)
  onTestFinished(() => {
    unsubscribe('net.client.socket', count)
  })
  for (const args of [['add', '--dry-run'], ['add'], ['doctor'], ['--help'], ['--version'], ['docter']])
    await callCommand(args, { cwd })
  expect(connections).toBe(0)
  await callCommand(['doctor', '--gateway', gateway], { cwd })
  expect(connections).toBe(1)
})
