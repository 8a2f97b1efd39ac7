import type { Project } from '../project/project.js'
import { forFilesWith } from '../project/project.js'
import { readImports } from '../source/imports.js'
import { moveImports } from '../source/moveImports.js'

const module = '@reown/appkit/networks'

/** Networks of other namespaces have no counterpart. */
const others = /^(?:bitcoin|ton|tron|cosmos|polkadot)/

/** Networks come from viem under the same names, and those of Solana from Latchkit. */
export function moveNetworks(project: Project): void {
  const names = new Set<string>()
  forFilesWith(project, module, (_, root) => {
    for (const found of readImports(root))
      if (found.module === module && !others.test(found.name)) names.add(found.name)
  })
  const moved = [...names].map(name => {
    if (name === 'AppKitNetwork') return [name, ['@latchkit/core', 'NetworkInput']] as const
    return [name, [name.startsWith('solana') ? '@latchkit/core/networks' : 'viem/chains', name]] as const
  })
  moveImports(project, { [module]: Object.fromEntries(moved) })
}
