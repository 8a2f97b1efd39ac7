import type { Project } from './readProject.js'

export const chains = ['evm', 'solana'] as const
export type Chain = (typeof chains)[number]

/** An instruction for a change that the command cannot make safely. */
export type ByHand = { readonly what: string; readonly code?: string | undefined; readonly docs: string }

/** The chosen parts of an instance: imports and options. The code is for `formatCode`. */
export function describeInstance(project: Project, chosen: readonly Chain[], file: string) {
  const { wagmiConfig } = project
  const hasEvm = chosen.includes('evm')
  const usesConfig = hasEvm && wagmiConfig !== undefined
  const networks = [hasEvm && !usesConfig && 'mainnet', chosen.includes('solana') && 'solana'].filter(Boolean)
  const adapters = [
    hasEvm && `wagmiAdapter(${usesConfig ? `{ config${alias(wagmiConfig.name)} }` : ''})`,
    chosen.includes('solana') && 'solanaAdapter()',
  ]
  const all = usesConfig ? [`...${wagmiConfig.name}.chains`, ...networks] : networks
  return {
    imports: [
      chosen.includes('solana') && "import { solanaAdapter } from '@latchkit/adapter-solana';",
      hasEvm && "import { wagmiAdapter } from '@latchkit/adapter-wagmi';",
      networks.length > 0 && `import { ${networks.join(', ')} } from '@latchkit/core/networks';`,
    ].filter(line => line !== false),
    localImports: usesConfig
      ? [`import { ${wagmiConfig.name} } from '${toSpecifier(file, wagmiConfig.file)}';`]
      : [],
    options: (name: string) => [
      `metadata: { name: ${name} },`,
      `networks: [${all.join(', ')}],`,
      `adapters: [${adapters.filter(Boolean).join(', ')}],`,
    ],
  }
}

function alias(name: string): string {
  return name === 'config' ? '' : `: ${name}`
}

/** Returns the specifier by which one source file imports another, without its ending. */
export function toSpecifier(from: string, to: string): string {
  const base = from.split('/').slice(0, -1)
  const target = to.replace(/\.\w+$/, '').split('/')
  let shared = 0
  while (shared < base.length && shared < target.length - 1 && base[shared] === target[shared]) shared += 1
  const up = base.slice(shared).map(() => '..')
  return [...(up.length > 0 ? up : ['.']), ...target.slice(shared)].join('/')
}
