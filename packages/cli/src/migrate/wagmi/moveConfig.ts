import { indentOf, type Node, replace, textAt } from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { renameExport } from '../project/importers.js'
import { editFile, type Project } from '../project/project.js'
import type { Instance } from '../provider/moveProvider.js'
import { createOptions, formatCreateLatchkit, needImport, type Options } from '../provider/options.js'
import { commentAbove } from '../source/comments.js'
import { changeImports } from '../source/imports.js'
import { type FoundConfig, kitParameters } from './findConfig.js'
import { readWalletIds } from './walletIds.js'

const metadataNames: Record<string, string> = {
  appName: 'name',
  appDescription: 'description',
  appUrl: 'url',
  appIcon: 'icons',
}

/** Reads the parameters of a kit's `getDefaultConfig` into options. */
export function readConfigOptions({ call, properties }: FoundConfig, isNested: boolean): Options {
  const options = createOptions()
  const indent = `${indentOf(call)}${isNested ? '    ' : '  '}`
  for (const [key, value] of properties) {
    const metadata = metadataNames[key]
    if (metadata) options.metadata.set(metadata, metadata === 'icons' ? `[${value.text()}]` : value.text())
    if (key === 'chains') options.others.set('networks', textAt(value, indent))
    if (key === 'projectId' || key === 'walletConnectProjectId')
      options.others.set(
        'walletConnect',
        key === value.text() && key === 'projectId' ? '{ projectId }' : `{ projectId: ${value.text()} }`,
      )
    if (key === 'transports') options.adapter.set('transports', textAt(value, indent))
    if (key === 'wallets') {
      const ids = readWalletIds(value.text())
      if (ids.length > 0) options.others.set('featuredWalletIds', `[${ids.map(id => `'${id}'`).join(', ')}]`)
    }
  }
  return options
}

/** Replaces a config that only the provider uses by an instance of Latchkit, under another name. */
export function replaceConfig(project: Project, config: FoundConfig, options: Options): Instance {
  const { file, name } = config
  const next = project.isServerRendered ? 'createAppLatchkit' : 'latchkit'
  editFile(project, file, (_, text) => {
    const { call } = config
    const indent = indentOf(call)
    const style = readStyle(text)
    const created = project.isServerRendered
      ? `() =>\n${indent}${style.unit}${formatCreateLatchkit(options, `${indent}${style.unit}`, style.unit)}`
      : formatCreateLatchkit(options, indent, style.unit)
    return [replace(call, inStyle(created, style))]
  })
  renameExport(project, file, name, next)
  needImport(options, '@latchkit/adapter-wagmi', 'wagmiAdapter')
  needImport(options, '@latchkit/react', 'createLatchkit')
  project.files.set(file, changeImports(file, project.files.get(file) ?? '', { add: options.imports }))
  return { file, name: next }
}

/** Makes a config of wagmi from one that the app also uses elsewhere. */
export function keepConfig(project: Project, config: FoundConfig): void {
  const { file, properties } = config
  const kept = new Map(
    [...properties].filter(([key]) => !kitParameters.has(key)).map(([key, value]) => [key, value.text()]),
  )
  const imports: Record<string, string[]> = { wagmi: ['createConfig'] }
  const chains = listNames(properties.get('chains'))
  if (!kept.has('transports') && chains) {
    kept.set('transports', `{ ${chains.map(chain => `[${chain}.id]: http()`).join(', ')} }`)
    imports.wagmi?.push('http')
  }
  editFile(project, file, () => {
    const { call } = config
    const indent = indentOf(call)
    const lines = [...kept].map(([key, value]) => `${indent}  ${key === value ? key : `${key}: ${value}`},\n`)
    const note =
      chains || kept.has('transports')
        ? []
        : [commentAbove(call, 'give each chain a transport, such as [mainnet.id]: http().')]
    return [replace(call, `createConfig({\n${lines.join('')}${indent}})`), ...note]
  })
  project.files.set(file, changeImports(file, project.files.get(file) ?? '', { add: imports }))
}

function listNames(list: Node | undefined): string[] | undefined {
  const items =
    list?.kind() === 'array'
      ? list.children().filter(node => node.isNamed() && node.kind() !== 'comment')
      : undefined
  return items?.every(item => item.kind() === 'identifier') ? items.map(item => item.text()) : undefined
}
