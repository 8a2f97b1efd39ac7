import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { defineAdd } from './add/defineAdd.js'
import type { Context } from './context.js'
import { defineDoctor } from './doctor/defineDoctor.js'
import { defineMigrate } from './migrate/command.js'

/** Adds a subcommand to `latchkit`. */
type DefineCommand = (program: Command, context: Context) => void

/** The subcommands in the order of `--help`, a line each. */
const commands: readonly DefineCommand[] = [defineAdd, defineMigrate, defineDoctor]

/** Returns `latchkit` with its subcommands. A mistake in the arguments becomes a `CommanderError`, and prints nothing. */
export function createProgram(context: Context): Command {
  const program = new Command('latchkit')
    .description('Commands for apps with Latchkit. Nothing in it collects telemetry.')
    .version(readVersion(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this text')
    .helpCommand(false)
    // Subcommands inherit these settings.
    .exitOverride()
    .configureOutput({
      writeOut: text => context.output.write(text),
      outputError: () => undefined,
    })
  for (const define of commands) define(program, context)
  return program
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}
