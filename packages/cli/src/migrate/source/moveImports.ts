import { applyEdits, type Edit, findUses, renameUses } from '../../source/source.js'
import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, readImports } from './imports.js'

/** Where names of a module are now: `{ kit: { Button: ['@latchkit/react', 'ConnectButton'] } }`. */
export type MovedNames = Record<string, Record<string, readonly [module: string, name: string]>>

/** Imports names from where they are now, and renames their uses. */
export function moveImports(project: Project, moved: MovedNames): void {
  for (const [module, names] of Object.entries(moved))
    forFilesWith(project, module, (file, root) => {
      const found = readImports(root).filter(entry => entry.module === module && names[entry.name])
      if (found.length === 0) return
      const add: Record<string, string[]> = {}
      const edits: Edit[] = []
      for (const { name, local, isType } of found) {
        const [target, next] = names[name] ?? [module, name]
        // Where the file has something else of that name, or an alias, it keeps its own name for the import.
        const isRenamed = local === name && next !== name && findUses(root, next).length === 0
        if (isRenamed) edits.push(...renameUses(root, name, next))
        const specifier = isRenamed || local === next ? next : `${next} as ${local}`
        add[target] = [...(add[target] ?? []), isType ? `type ${specifier}` : specifier]
      }
      const renamed = applyEdits(root.text(), edits)
      project.files.set(
        file,
        changeImports(file, renamed, { remove: { [module]: found.map(({ name }) => name) }, add }),
      )
    })
}
