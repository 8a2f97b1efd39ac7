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
  /** Applied in this order. Each step changes the files of the project. */
  steps: readonly ((project: Project) => void)[]
}
