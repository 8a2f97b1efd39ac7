import { PassThrough, Readable } from 'node:stream'
import { run } from '../src/run.js'

/** Runs the command without a terminal, as in CI, and returns what it printed. */
export async function callCommand(
  args: string[],
  { cwd = '/', userAgent }: { cwd?: string; userAgent?: string } = {},
) {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const code = await run({ args, cwd, userAgent, input: Readable.from([]), output, errors })
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') }
}
