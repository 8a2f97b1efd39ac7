import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { askMissing } from './askMissing.js'
import { checkTarget, createApp } from './createApp.js'
import { InputError } from './errors.js'
import { checkTaken, type Flags, readFlags } from './readFlags.js'
import { readTarget } from './readTarget.js'
import { defaultTemplate, readTemplate, readVersion, templates, toTemplateName } from './templates.js'

type RunParameters = {
  args: string[]
  cwd: string
  /** Of the environment: package managers set `npm_config_user_agent`, such as `pnpm/12.21.0 npm/? node/v20.19.0 linux x64`. */
  variables: NodeJS.ProcessEnv
  input: Readable & { isTTY?: boolean | undefined }
  output: Writable
  errors: Writable
}

const help = `Usage: npm create latchkit@latest -- [directory] [flags]

Makes an app with Latchkit. Asks for what is missing in a terminal, and nothing elsewhere.

  directory         where the app is written: a new folder or an empty one
  -t, --template    ${templates.map(({ name }) => name).join(', ')} (default: ${defaultTemplate})
      --name        name in package.json (default: that of the directory)
      --dry-run     print the files, write nothing
  -h, --help        print this text
  -v, --version     print the version
`

/** Runs the command and returns its exit code. A mistake is printed in one line. */
export async function run(parameters: RunParameters): Promise<0 | 1> {
  try {
    parameters.output.write(await answer(parameters))
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    parameters.errors.write(`create-latchkit: ${error.message}\n`)
    return 1
  }
}

async function answer(parameters: RunParameters): Promise<string> {
  checkTaken(parameters.variables)
  const flags = readFlags(parameters.args)
  if (flags.help) return help
  if (flags.version) return `${readVersion()}\n`
  const { directory, template } = await complete(flags, parameters)
  const { target, name } = readTarget({ cwd: parameters.cwd, directory, name: flags.name })
  const files = readTemplate(template, name)
  if (flags.dryRun) {
    checkTarget(target)
    return [...files.keys()].map(file => `${path.join(directory, file)}\n`).join('')
  }
  createApp(target, files)
  return describeNext(parameters, target)
}

async function complete({ directory, template }: Flags, { input, output }: RunParameters) {
  const given = { directory, template: template === undefined ? undefined : toTemplateName(template) }
  if (input.isTTY) return askMissing(given, { input, output })
  if (directory === undefined)
    throw new InputError('The directory is missing. Name one: npm create latchkit@latest my-app')
  return { directory, template: given.template ?? defaultTemplate }
}

/** The commands that come next, for the package manager that started this one. */
function describeNext({ cwd, variables }: RunParameters, target: string): string {
  const [manager = ''] = (variables.npm_config_user_agent ?? '').split('/')
  const command = ['npm', 'pnpm', 'yarn', 'bun'].includes(manager) ? manager : 'npm'
  const folder = path.relative(cwd, target)
  const lines = [
    folder && `cd ${/\s/.test(folder) ? `"${folder}"` : folder}`,
    `${command} install`,
    `${command} run dev`,
  ]
  const next = lines.filter(Boolean).map(line => `  ${line}\n`)
  return `The app is in ${target}. Next:\n\n${next.join('')}`
}
