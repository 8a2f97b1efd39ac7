import type { Change } from '../changes/writeChanges.js'
import { InputError } from '../errors.js'
import { listDependencies } from '../source/manifest.js'
import { applyEdits, findUses, parse } from '../source/source.js'
import type { Kit } from './kit.js'
import { moveDependencies } from './project/dependencies.js'
import { forFilesWith, listChanges, type Project, readProject } from './project/project.js'
import { type Comment, commentAbove, listComments } from './source/comments.js'
import { readImports, readReexports, removeSideEffects, removeUnused } from './source/imports.js'
import { renameHooks } from './wagmi/renameHooks.js'

type MigrateParameters = {
  root: string
  kit: Kit
  version: string
  toWagmi3: boolean
}

export type Migration = {
  changes: Change[]
  /** Work that is left to do by hand. */
  comments: Comment[]
}

/** Returns the changes that move an app from a kit to Latchkit, and writes nothing. Throws `InputError` if that cannot be. */
export function migrate({ root, kit, version, toWagmi3 }: MigrateParameters): Migration {
  const project = readProject({ root, version, toWagmi3 })
  checkWagmi(project, kit)
  const before = new Map(project.files)
  for (const step of kit.steps) step(project)
  if (toWagmi3) renameHooks(project)
  removeLeftovers(project, kit, before)
  if (Object.keys(listDependencies(project.manifest)).some(name => kit.packages.test(name)))
    moveDependencies(project, kit.packages)
  return { changes: listChanges(project), comments: listComments(project.files) }
}

/** Removes style sheets of the kit and imports that have lost their last use, and leaves a comment at names that are left. */
function removeLeftovers(
  project: Project,
  { packages, kept, title }: Kit,
  before: ReadonlyMap<string, string>,
): void {
  const isOfKit = (module: string) => packages.test(module)
  for (const [file, text] of [...project.files]) {
    const original = before.get(file) ?? ''
    const changed = removeSideEffects(file, text, isOfKit)
    if (changed === original) continue
    const used = listUsed(file, original)
    project.files.set(
      file,
      removeUnused(file, changed, ({ module, local }) => isOfKit(module) || used.has(local)),
    )
  }
  forFilesWith(project, 'import', (file, root) => {
    const left = readImports(root).filter(({ module, name }) => isOfKit(module) && !kept?.test(name))
    const edits = left.flatMap(({ name, local, module }) => {
      const [use] = findUses(root, local)
      return use
        ? [
            commentAbove(
              use,
              `${/^(?:\*|default)$/.test(name) ? local : name} of ${module} is not migrated: see the guide for ${title}.`,
            ),
          ]
        : []
    })
    for (const { node, module } of readReexports(root))
      if (isOfKit(module)) edits.push(commentAbove(node, `exports of ${module}: export the counterparts.`))
    if (edits.length > 0) project.files.set(file, applyEdits(root.text(), edits))
  })
}

/** Names that a file imports and uses: what it did not use before is not ours to remove. */
function listUsed(file: string, text: string): ReadonlySet<string> {
  const root = parse(file, text)
  return new Set(readImports(root).flatMap(({ local }) => (findUses(root, local).length > 0 ? [local] : [])))
}

function checkWagmi({ manifest }: Project, { title }: Kit): void {
  const range = listDependencies(manifest).wagmi
  const major = Number(/\d+/.exec(range ?? '')?.[0] ?? 2)
  if (major >= 2) return
  throw new InputError(
    `The app has wagmi ${range}. Move to wagmi 2 and the ${title} for it first: https://wagmi.sh/react/guides/migrate-from-v1-to-v2`,
  )
}
