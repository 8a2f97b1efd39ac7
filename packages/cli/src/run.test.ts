import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { callCommand } from '../test/callCommand.js'

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
