import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openWords } from '@latchkit/secure-protocol/formats/openWords'
import { readRecoveryFile } from '@latchkit/secure-protocol/formats/recoveryFile'
import { ConfigError } from '@latchkit/service-base'

const questions = {
  password: 'Password: ',
  code: 'Printed code: ',
  passkey: 'Output of the passkey (PRF), 64 hexadecimal digits: ',
} as const

/**
 * The command `recover`: opens a recovery file with no server and writes the words to standard output. The secret is read
 * from standard input, never from an argument, which other users of the machine see.
 *
 * @param given - path of the file, relative to `folder`: pnpm runs the command in the folder of the package, and names the
 *   one that it was called in by `INIT_CWD`
 * @throws ConfigError with one line when the file cannot be read or opened
 */
export async function runRecover(
  given: string | undefined,
  { folder = '' }: { readonly folder?: string | undefined } = {},
): Promise<void> {
  if (!given) throw new ConfigError('bad-config', 'recover: takes the path of a recovery file')
  let text: string
  try {
    text = await readFile(path.resolve(folder, given), 'utf8')
  } catch (cause) {
    throw new ConfigError('bad-file', `recover: ${given} cannot be read`, { cause })
  }
  try {
    const file = readRecoveryFile(text)
    const { words, addresses } = await openWords(file, await ask(questions[file.factor.kind]))
    process.stdout.write(`${words}\n`)
    process.stderr.write(`eip155 ${addresses.eip155}\nsolana ${addresses.solana}\n`)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new ConfigError('bad-file', `recover: ${cause.message}`, { cause })
  }
}

/** Asks for a line, which the terminal does not show. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY === true })
  for await (const line of lines) {
    lines.close()
    process.stderr.write('\n')
    return line
  }
  return ''
}
