import {
  applyEdits,
  type Edit,
  findCalls,
  findUses,
  readArguments,
  readText,
  replace,
} from '../../source/source.js'
import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, localName } from '../source/imports.js'
import { readPattern } from '../source/patterns.js'

export type MovedHook = {
  module: string
  hook: string
  target: readonly [module: string, hook: string]
  /** The hook where the first argument is `'solana'`. */
  solana?: readonly [module: string, hook: string] | undefined
  /** New names of the fields that it returns. */
  fields?: Readonly<Record<string, string>> | undefined
  /** The field that the new hook returns as a whole. */
  whole?: string | undefined
}

/** Replaces hooks whose result is destructured. A use with a field that has no counterpart stays. */
export function moveHookFields(project: Project, hooks: readonly MovedHook[]): void {
  for (const moved of hooks)
    forFilesWith(project, moved.hook, (file, root) => {
      const { module, hook, target, solana, fields = {}, whole } = moved
      const local = localName(root, module, hook)
      const calls = local === undefined ? [] : findCalls(root, local)
      const add: Record<string, string[]> = {}
      const edits: Edit[] = []
      let count = 0
      for (const call of calls) {
        const pattern = call.parent()?.field('name')
        const entries = pattern?.kind() === 'object_pattern' ? readPattern(pattern) : []
        if (!pattern || entries.length === 0) continue
        const isSolana = readText(readArguments(call)[0]) === 'solana'
        const [from, name] = (isSolana && solana) || target
        const [[field = '', variable = ''] = [], ...others] = entries
        if (whole !== undefined) {
          if (field !== whole || others.length > 0) continue
          edits.push(replace(pattern, variable))
        } else {
          if (!entries.every(([each]) => fields[each])) continue
          edits.push(
            replace(
              pattern,
              `{ ${entries.map(([each, as]) => toEntry(fields[each] ?? each, as)).join(', ')} }`,
            ),
          )
        }
        const given = call.field('arguments')?.text() ?? '()'
        edits.push(replace(call, `${name}${isSolana ? '()' : given}`))
        add[from] = [...new Set([...(add[from] ?? []), name])]
        count += 1
      }
      if (count === 0 || local === undefined) return
      const isGone = findUses(root, local).length === count
      const remove = isGone ? { [module]: [hook] } : {}
      project.files.set(file, changeImports(file, applyEdits(root.text(), edits), { add, remove }))
    })
}

const toEntry = (name: string, variable: string) => (name === variable ? name : `${name}: ${variable}`)
