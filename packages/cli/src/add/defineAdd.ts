import path from 'node:path'
import { isCancel, multiselect } from '@clack/prompts'
import { type Command, Option } from 'commander'
import { formatDiff } from '../changes/formatDiff.js'
import { writeChanges } from '../changes/writeChanges.js'
import type { Context } from '../context.js'
import { InputError } from '../errors.js'
import { openApp } from '../source/app.js'
import { toDocsUrl } from '../toDocsUrl.js'
import { type Chain, chains } from './parts.js'
import { type Plan, planAdd } from './planAdd.js'
import {
  type Framework,
  frameworks,
  type Installer,
  installers,
  type Project,
  readProject,
} from './readProject.js'

type Flags = { chains?: string; framework?: Framework; packageManager?: Installer; dryRun?: boolean }

/** Adds `latchkit add`. */
export function defineAdd(program: Command, context: Context): void {
  program
    .command('add')
    .description('add Latchkit to an app: what is there already stays as it is')
    .argument('[folder]', 'folder of the app', '.')
    .option('--chains <chains>', `${chains.join(', ')} or both, with a comma (default: evm)`)
    .addOption(new Option('--framework <framework>', 'in place of the one that is found').choices(frameworks))
    .addOption(
      new Option('--package-manager <name>', 'in place of the one that is found').choices(installers),
    )
    .option('--dry-run', 'print the changes as a diff, write nothing')
    .action(async (folder: string, flags: Flags) => {
      const app = openApp(path.resolve(context.cwd, folder))
      const { framework, packageManager: installer } = flags
      const project = readProject(app, { framework, installer, userAgent: context.userAgent })
      const chosen = flags.chains === undefined ? await askChains(context) : readChains(flags.chains)
      const plan = planAdd(app, project, chosen, program.version() ?? '')
      if (flags.dryRun) context.output.write(formatDiff(plan.changes))
      else {
        writeChanges(app.root, plan.changes)
        context.output.write(describe(plan, project))
      }
    })
}

function readChains(list: string): Chain[] {
  const names = list.split(',').map(name => name.trim())
  const unknown = names.find(name => !chains.some(chain => chain === name))
  if (unknown !== undefined)
    throw new InputError(`--chains has "${unknown}". The chains are ${chains.join(', ')}.`)
  return chains.filter(chain => names.includes(chain))
}

async function askChains({ input, output }: Context): Promise<readonly Chain[]> {
  if (!input.isTTY) return ['evm']
  const answer = await multiselect<Chain>({
    message: 'Which chains?',
    options: [
      { value: 'evm', label: 'EVM chains', hint: 'wagmi' },
      { value: 'solana', label: 'Solana' },
    ],
    initialValues: ['evm'],
    required: true,
    input,
    output,
  })
  if (isCancel(answer)) throw new InputError('Cancelled. Nothing was written.')
  return answer
}

function describe({ changes, byHand }: Plan, { installer, framework }: Project): string {
  const written =
    changes.length === 0
      ? ['Nothing is missing.']
      : ['Written:', ...changes.map(({ file, before }) => `  ${file}${before === undefined ? ' (new)' : ''}`)]
  const left = byHand.flatMap(({ what, code, docs }) => [
    `- ${what}`,
    ...(code === undefined ? [] : [`    ${code}`]),
    `    ${toDocsUrl(docs)}`,
  ])
  const button =
    framework === 'vue'
      ? '<latchkit-button :latchkit.prop="latchkit" />'
      : '<ConnectButton /> of @latchkit/react'
  const hasNewPackages = changes.some(({ file }) => file === 'package.json')
  const next = [
    ...(hasNewPackages ? [`  ${installer} install`] : []),
    `  add ${button} to a page`,
    '  npx latchkit doctor',
  ]
  return [
    ...written,
    ...(left.length > 0 ? ['', 'By hand:', ...left] : []),
    ...(changes.length > 0 ? ['', 'Next:', ...next] : []),
    '',
  ].join('\n')
}
