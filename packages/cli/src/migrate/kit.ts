import type { Project } from './project/project.js'

/** A kit that apps move from. */
export type Kit = {
  /** The argument of the command. */
  name: 'rainbowkit' | 'connectkit' | 'appkit' | 'wallet-adapter'
  title: string
  /** Names of its packages. */
  packages: RegExp
  /** Names of these packages that an app may go on using. */
  kept?: RegExp | undefined
  namespaces: readonly ('eip155' | 'solana')[]
  /** Applied in this order. Each step changes the files of the project. */
  steps: readonly ((project: Project) => void)[]
}

/** Packages that an app needs after it has moved, with a range where they are not Latchkit's. */
export function listNeeded({ namespaces }: Kit): Record<string, string | undefined> {
  const needed: Record<string, string | undefined> = {
    '@latchkit/react': undefined,
    '@latchkit/core': undefined,
  }
  if (namespaces.includes('eip155')) {
    needed['@latchkit/adapter-wagmi'] = undefined
    Object.assign(needed, { '@tanstack/react-query': '^5.0.0', viem: '^2.0.0', wagmi: '^3.0.0' })
  }
  if (namespaces.includes('solana')) {
    needed['@latchkit/adapter-solana'] = undefined
    needed['@solana/web3.js'] = '^1.99.0'
  }
  return needed
}
