import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, readImports } from './imports.js'
import { applyEdits, renameUses } from './source.js'

/** Where names of a module are now: `{ kit: { Button: ['@latchkit/react', 'ConnectButton'] } }`. */
export type MovedNames = Record<string, Record<string, readonly [module: string, name: string]>>

/** Imports names from where they are now, and renames their uses. */
export function moveImports(project: Project, moved: MovedNames): void {
  for (const [module, names] of Object.entries(moved))
    forFilesWith(project, module, (file, root) => {
      const found = readImports(root).filter(entry => entry.module === module && names[entry.name])
      if (found.length === 0) return
      const add: Record<string, string[]> = {}
      for (const { name, local, isType } of found) {
        const [target, next] = names[name] ?? [module, name]
        const specifier = local === name || local === next ? next : `${next} as ${local}`
        add[target] = [...(add[target] ?? []), isType ? `type ${specifier}` : specifier]
      }
      const renamed = applyEdits(
        root.text(),
        found.flatMap(({ name, local }) => {
          const next = names[name]?.[1] ?? name
          return local === name && next !== name ? renameUses(root, name, next) : []
        }),
      )
      project.files.set(
        file,
        changeImports(file, renamed, { remove: { [module]: found.map(({ name }) => name) }, add }),
      )
    })
}
