import { parse } from '../../source/source.js'
import { copyImports, isImportOf, relativeModule } from '../project/importers.js'
import type { Project } from '../project/project.js'
import { createInstance, findProvider, leaveNotes, useInstance } from '../provider/moveProvider.js'
import { nameApp, type Options } from '../provider/options.js'
import type { ProviderReader } from '../provider/types.js'
import { changeImports, readImports } from '../source/imports.js'
import { findDefaultConfig, findWagmiConfig } from './findConfig.js'
import { keepConfig, readConfigOptions, replaceConfig } from './moveConfig.js'
import { unwrapProviders } from './unwrapProviders.js'

/** A kit on wagmi. */
export type WagmiKit = ProviderReader & {
  /** Replaces lists of wallets in the app's code, and returns what they have for the options. */
  moveWallets?: (project: Project) => FoundWallets
}

/** Options that lists of wallets have, and the file whose names the values use. */
export type FoundWallets = Pick<Options, 'metadata' | 'others'> & { file?: string | undefined }

/**
 * Moves the config and the provider of a kit on wagmi. A config that only the provider uses becomes the instance of Latchkit.
 * One that the app uses elsewhere stays, and the instance is made beside the provider.
 */
export function moveWagmiKit(project: Project, kit: WagmiKit): void {
  const wallets = kit.moveWallets?.(project)
  const provider = findProvider(project, kit)
  const config = findDefaultConfig(project, kit.module)
  const given = config ? readConfigOptions(config, project.isServerRendered) : undefined
  if (config && given && provider && config.isReplaceable) {
    const options = mergeOptions(given, provider.props.options)
    nameApp(options, project.manifest.name)
    const instance = replaceConfig(project, config, options)
    useInstance(project, provider, instance)
    unwrapProviders(project, false)
    leaveNotes(project, provider)
    return
  }
  if (config) keepConfig(project, config)
  if (!provider) return
  const wagmi = config ?? findWagmiConfig(project)
  const { options } = provider.props
  for (const found of [given, wallets]) {
    for (const [name, value] of found?.metadata ?? [])
      if (!options.metadata.has(name)) options.metadata.set(name, value)
    for (const [name, value] of found?.others ?? [])
      if (name !== 'networks' && !options.others.has(name)) options.others.set(name, value)
  }
  nameApp(options, project.manifest.name)
  const name = wagmi ? importConfig(project, provider.file, wagmi) : 'config'
  options.adapter.set('config', name)
  options.others.set('networks', `${name}.chains`)
  createInstance(project, provider)
  unwrapProviders(project, true)
  leaveNotes(project, provider)
  if (config && given) copyOptions(project, config.file, provider.file, given)
  if (wallets?.file) copyOptions(project, wallets.file, provider.file, wallets)
}

/** Imports what the values of options need in the file of the provider. */
function copyOptions(
  project: Project,
  from: string,
  to: string,
  { metadata, others }: Pick<Options, 'metadata' | 'others'>,
): void {
  const moved = [...others].filter(([name]) => name !== 'networks').map(([, value]) => value)
  copyImports(project, from, to, [...metadata.values(), ...moved])
}

/** The name of the config in the file of the provider, which imports it if it does not yet. */
function importConfig(
  project: Project,
  file: string,
  { file: from, name }: { file: string; name: string },
): string {
  if (file === from) return name
  const text = project.files.get(file) ?? ''
  const there = readImports(parse(file, text)).find(
    found => found.name === name && isImportOf(found.module, file, from),
  )
  if (there) return there.local
  project.files.set(file, changeImports(file, text, { add: { [relativeModule(file, from)]: [name] } }))
  return name
}

/** The options of the config, with those of the provider's props. */
function mergeOptions(config: Options, props: Options): Options {
  return {
    metadata: new Map([...config.metadata, ...props.metadata]),
    adapter: config.adapter,
    others: new Map([...config.others, ...props.others]),
    imports: props.imports,
  }
}
