import path from 'node:path'
import type { Command } from 'commander'
import { formatDiff } from '../changes/formatDiff.js'
import { writeChanges } from '../changes/writeChanges.js'
import type { Context } from '../context.js'
import { InputError } from '../errors.js'
import type { Kit } from './kit.js'
import { guideOf, kits, toKit } from './kits.js'
import { type Migration, migrate } from './migrate.js'
import { checkGit } from './project/checkGit.js'
import type { Comment } from './source/comments.js'

type Flags = { wagmi?: string | undefined; dryRun?: boolean | undefined; force?: boolean | undefined }

/** Adds `latchkit migrate`. */
export function defineMigrate(program: Command, { cwd, output }: Context): void {
  const names = kits.map(({ name }) => name).join(', ')
  program
    .command('migrate')
    .description('move an app from another kit to Latchkit')
    .argument('<kit>', `the kit that the app has: ${names}`)
    .argument('[folder]', 'folder of the app', '.')
    .option('--wagmi <version>', 'move to this version of wagmi: 3')
    .option('--dry-run', 'print the changes as a diff, write nothing')
    .option('--force', 'write although files have changes that are not committed')
    .action((name: string, folder: string, flags: Flags) => {
      const root = path.resolve(cwd, folder)
      const kit = toKit(name)
      const toWagmi3 = readWagmi(flags.wagmi)
      const version = program.version() ?? ''
      const migration = migrate({ root, kit, version, toWagmi3 })
      if (flags.dryRun) output.write(formatDiff(migration.changes))
      else if (migration.changes.length > 0) {
        if (!flags.force) checkGit(root)
        writeChanges(root, migration.changes)
      }
      output.write(describe(kit, migration, flags.dryRun ?? false))
    })
}

function readWagmi(version: string | undefined): boolean {
  if (version === undefined) return false
  if (version === '3') return true
  throw new InputError(
    `--wagmi ${version} is not known. The version to move to is 3; without the flag, wagmi 2 stays.`,
  )
}

function describe(kit: Kit, { changes, comments }: Migration, isDry: boolean): string {
  if (changes.length === 0 && comments.length === 0) return `Nothing of ${kit.title} is left to migrate.\n`
  const files = changes.map(({ file }) => `  ${file}\n`).join('')
  const written = files
    ? `${isDry ? 'Would change' : 'Changed'} ${count(changes.length, 'file')}:\n${files}`
    : 'Nothing to change.\n'
  const left = comments.map(comment => `  ${formatComment(comment)}\n`).join('')
  const rest = comments.length > 0 ? `\nLeft to do by hand, each with a comment in the file:\n${left}` : ''
  const next =
    isDry || changes.length === 0
      ? ''
      : '\nNext: install the dependencies, format the files, and check the types.\n'
  return `${written}${rest}${next}\nThe guide has every name: ${guideOf(kit)}\n`
}

const formatComment = ({ file, line, message }: Comment) => `${file}:${line}  ${message}`

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
