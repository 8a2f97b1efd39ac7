import { findElements, unwrap } from '../../source/jsx.js'
import { closest, findUses, type Node, parse, remove } from '../../source/source.js'
import { editFile, forFilesWith, type Project } from '../project/project.js'
import { readImports } from '../source/imports.js'

/** Removes `WagmiProvider` and `QueryClientProvider`, which `LatchkitProvider` mounts, where the app has no other use for them. */
export function unwrapProviders(project: Project, isWagmiNeeded: boolean): void {
  const names = [
    ...(isWagmiNeeded ? [] : ['WagmiProvider', 'WagmiConfig']),
    ...(needsQueryClient(project) ? [] : ['QueryClientProvider']),
  ]
  for (const name of names)
    forFilesWith(project, `<${name}`, file => {
      editFile(project, file, root => findElements(root, name).map(unwrap))
      editFile(project, file, removeQueryClient)
    })
}

/** Whether the app queries by itself: then it keeps its `QueryClientProvider`. */
function needsQueryClient(project: Project): boolean {
  const own = new Set(['QueryClient', 'QueryClientProvider'])
  return [...project.files].some(([file, text]) => {
    if (!text.includes('@tanstack/react-query')) return false
    const root = parse(file, text)
    if (
      readImports(root).some(
        ({ module, name }) => module.startsWith('@tanstack/react-query') && !own.has(name),
      )
    )
      return true
    return root
      .findAll({ rule: { kind: 'new_expression' } })
      .some(node => /^new QueryClient\(\s*[^)\s]/.test(node.text()))
  })
}

/** Removes `const queryClient = new QueryClient()` without a use. */
function removeQueryClient(root: Node, text: string) {
  return root.findAll({ rule: { kind: 'variable_declarator' } }).flatMap(declarator => {
    const name = declarator.field('name')
    if (
      !/^(?:new QueryClient\(|useState\(\(\) => new QueryClient\()/.test(
        declarator.field('value')?.text() ?? '',
      )
    )
      return []
    const variable = name?.kind() === 'array_pattern' ? name.children().find(node => node.isNamed()) : name
    const statement = closest(declarator, node => /_declaration$/.test(String(node.kind())))
    if (!variable || !statement || findUses(root, variable.text()).length > 1) return []
    const edit = remove(statement)
    // The empty line after it goes with it.
    return [{ ...edit, end: edit.end + (/^\n/.exec(text.slice(edit.end))?.[0].length ?? 0) }]
  })
}
