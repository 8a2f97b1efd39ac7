import type { Writable } from 'node:stream'
import { CommanderError } from 'commander'
import type { Context } from './context.js'
import { createProgram } from './createProgram.js'
import { InputError } from './errors.js'

type RunParameters = Omit<Context, 'fail'> & { args: string[]; errors: Writable }

/** Runs the command and returns its exit code. A mistake is printed in one line. */
export async function run({ args, errors, ...parameters }: RunParameters): Promise<0 | 1> {
  let code: 0 | 1 = 0
  const fail = () => {
    code = 1
  }
  const program = createProgram({ ...parameters, fail })
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' })
    return code
  } catch (error) {
    const message = describeMistake(error)
    if (message === undefined) return 0
    errors.write(`latchkit: ${message}\n`)
    return 1
  }
}

/** Returns the line to print, or `undefined` if the text of `--help` or `--version` was all. Throws any other error. */
function describeMistake(error: unknown): string | undefined {
  if (error instanceof InputError) return error.message
  if (!(error instanceof CommanderError)) throw error
  if (error.exitCode === 0) return undefined
  // A suggestion is in a line after the message.
  const [what = '', suggestion = ''] = error.message.replace(/^error: /, '').split('\n')
  return `${what}${/[.?!]$/.test(what) ? '' : '.'} ${suggestion || 'See latchkit --help.'}`
}
