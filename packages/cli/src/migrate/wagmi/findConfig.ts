import { readAttributes } from '../../source/jsx.js'
import { closest, findCalls, findUses, type Node, parse, readArguments } from '../../source/source.js'
import { findImporters } from '../project/importers.js'
import { forFilesWith, type Project } from '../project/project.js'
import { localName } from '../source/imports.js'
import { readObject } from '../source/objects.js'

export type FoundConfig = {
  file: string
  /** Name of the variable that has the config. */
  name: string
  /** The expression that makes the config. */
  call: Node
  /** The kit's parameters. */
  properties: ReadonlyMap<string, Node>
  /** Whether only a `WagmiProvider` uses the config, so that the adapter can make its own one. */
  isReplaceable: boolean
}

/** Parameters of a kit's `getDefaultConfig` that wagmi's `createConfig` does not have. */
export const kitParameters: ReadonlySet<string> = new Set([
  'appName',
  'appDescription',
  'appUrl',
  'appIcon',
  'projectId',
  'walletConnectProjectId',
  'wallets',
  'enableFamily',
  'enableAaveAccount',
])

/** Parameters that are options of `createLatchkit`, or that it does not need. Others need a config of wagmi. */
const known: ReadonlySet<string> = new Set([...kitParameters, 'chains', 'transports', 'ssr'])

/** Finds the config that `getDefaultConfig` of a kit makes. */
export function findDefaultConfig(project: Project, module: string): FoundConfig | undefined {
  let found: FoundConfig | undefined
  forFilesWith(project, 'getDefaultConfig', (file, root) => {
    const local = localName(root, module, 'getDefaultConfig')
    const [inner] = local === undefined ? [] : findCalls(root, local)
    const properties = inner && readObject(readArguments(inner)[0])
    if (!inner || !properties) return
    const outer = inner.parent()?.parent()
    const call = outer?.kind() === 'call_expression' ? outer : inner
    const name = closest(call, node => node.kind() === 'variable_declarator')?.field('name')
    if (name?.kind() !== 'identifier') return
    const isKnown = [...properties.keys()].every(key => known.has(key))
    const isReplaceable = isKnown && isForProviderOnly(project, file, name.text())
    found ??= { file, name: name.text(), call, properties, isReplaceable }
  })
  return found
}

/** Finds the variable that `createConfig` of wagmi is assigned to. */
export function findWagmiConfig(project: Project): { file: string; name: string } | undefined {
  let found: { file: string; name: string } | undefined
  forFilesWith(project, 'createConfig', (file, root) => {
    const local = localName(root, 'wagmi', 'createConfig') ?? localName(root, '@wagmi/core', 'createConfig')
    const [call] = local === undefined ? [] : findCalls(root, local)
    const name = call && closest(call, node => node.kind() === 'variable_declarator')?.field('name')
    if (name?.kind() === 'identifier') found ??= { file, name: name.text() }
  })
  return found
}

function isForProviderOnly(project: Project, file: string, name: string): boolean {
  const places = [{ file, local: name }, ...findImporters(project, file, name)]
  return places.every(place =>
    findUses(parse(place.file, project.files.get(place.file) ?? ''), place.local).every(
      use => isDeclaration(use) || isConfigOfProvider(use),
    ),
  )
}

function isDeclaration(use: Node): boolean {
  const parent = use.parent()
  return parent?.kind() === 'variable_declarator' && parent.field('name')?.id() === use.id()
}

/** `<WagmiProvider config={config}>` without other props, which would need a config of the app. */
function isConfigOfProvider(use: Node): boolean {
  const tag = closest(use, node => node.kind() === 'jsx_opening_element')
  if (!tag || !/^<Wagmi(Provider|Config)\b/.test(tag.text())) return false
  return readAttributes(tag).every(({ name }) => name === 'config')
}
