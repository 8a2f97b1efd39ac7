import { PassThrough, Readable } from 'node:stream'
import { run } from '../src/run.js'

type CallOptions = {
  cwd?: string
  userAgent?: string
  /** Makes the input a terminal, with the keys that are typed after each question. */
  answers?: Record<string, string>
}

/** Runs the command and returns what it printed. Without `answers` it has no terminal, as in CI. */
export async function callCommand(args: string[], { cwd = '/', userAgent, answers }: CallOptions = {}) {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const input = answers ? openTerminal(output, answers) : Readable.from([])
  const code = await run({ args, cwd, userAgent, input, output, errors })
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') }
}

function openTerminal(output: PassThrough, answers: Record<string, string>) {
  const input = new PassThrough()
  const waiting = new Map(Object.entries(answers))
  let shown = ''
  output.on('data', (chunk: Buffer) => {
    shown += chunk
    for (const [question, keys] of waiting) {
      if (!shown.includes(question)) continue
      waiting.delete(question)
      // A question is shown before it listens.
      setImmediate(() => input.write(keys))
    }
  })
  return Object.assign(input, { isTTY: true, setRawMode: () => input })
}
