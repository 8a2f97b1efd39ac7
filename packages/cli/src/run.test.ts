import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { run } from './run.js'

/** The command without a terminal, as in CI. */
async function call(args: string[]) {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const code = await run({ args, cwd: '/', userAgent: undefined, input: Readable.from([]), output, errors })
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') }
}

test('--version prints the version, --help and no argument the commands', async () => {
  expect(await call(['--version'])).toEqual({ code: 0, output: `${manifest.version}\n`, errors: '' })
  const help = await call(['--help'])
  expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Usage: latchkit /), errors: '' })
  expect(await call([])).toEqual(help)
})

test.each([
  [['--force'], "unknown option '--force'. See latchkit --help."],
  [['--versio'], "unknown option '--versio'. (Did you mean --version?)"],
])('%j is one line and exit code 1', async (args, message) => {
  expect(await call(args)).toEqual({ code: 1, output: '', errors: `latchkit: ${message}\n` })
})
