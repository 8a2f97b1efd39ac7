import { parseArgs } from 'node:util'
import { InputError } from './errors.js'
import { defaultTemplate } from './templates.js'

export type Flags = {
  directory?: string | undefined
  template?: string | undefined
  name?: string | undefined
  dryRun: boolean
  help: boolean
  version: boolean
}

/** Reads the arguments of the command. Throws `InputError` for an unknown flag, a flag without its value and a second directory. */
export function readFlags(args: string[]): Flags {
  const { values, positionals } = parse(args)
  const [directory, another] = positionals
  if (another !== undefined)
    throw new InputError(`One directory is enough: "${directory}" is the first, "${another}" the second.`)
  const { template, name, help = false, version = false } = values
  return { directory, template, name, dryRun: values['dry-run'] ?? false, help, version }
}

/**
 * Throws `InputError` for a flag that npm took for itself, because no `--` was before it. npm passes such flags on as variables
 * only; other package managers pass them on as they are.
 */
export function checkTaken(variables: NodeJS.ProcessEnv): void {
  if (!variables.npm_config_user_agent?.startsWith('npm/')) return
  const taken = ['--template', '-t', '--name', '--dry-run'].find(
    flag => variables[`npm_config_${flag.replace(/^-+/, '').replace('-', '_')}`],
  )
  if (taken)
    throw new InputError(
      `npm took ${taken} for itself. Write flags after "--": npm create latchkit@latest my-app -- --template ${defaultTemplate}`,
    )
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        name: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node adds advice about positional arguments, which does not fit here.
    const [what] = error.message.split(/\. |\.?\n/)
    throw new InputError(`${what}. The flags are listed by --help.`, { cause: error })
  }
}
