import { findCalls, type Node, readArguments, replace } from '../../source/source.js'
import { editFile, forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { localName, readImports } from '../source/imports.js'
import { readObject } from '../source/objects.js'
import { removeUnusedVariables } from '../source/variables.js'
import type { FoundWallets } from '../wagmi/moveWagmiKit.js'
import { readWalletIds } from '../wagmi/walletIds.js'

/** Replaces `connectorsForWallets(…)` by an empty list, and returns which wallets it featured. */
export function moveWallets(project: Project): FoundWallets {
  const found: FoundWallets = { metadata: new Map(), others: new Map() }
  forFilesWith(project, 'connectorsForWallets', (file, root) => {
    const local = localName(root, '@rainbow-me/rainbowkit', 'connectorsForWallets')
    const [call] = local === undefined ? [] : findCalls(root, local)
    if (!call) return
    const [groups, parameters] = readArguments(call)
    const properties = readObject(parameters)
    const appName = properties?.get('appName')
    const projectId = properties?.get('projectId')
    found.file = file
    if (appName) found.metadata.set('name', appName.text())
    if (projectId) found.others.set('walletConnect', `{ projectId: ${projectId.text()} }`)
    const list = readList(root, groups)
    const ids = readWalletIds(list)
    if (ids.length > 0) found.others.set('featuredWalletIds', `[${ids.map(id => `'${id}'`).join(', ')}]`)
    const wallets = readImports(root).filter(({ local }) => /Wallet$/.test(local) && list.includes(local))
    const others = wallets.map(({ local }) => local).filter(needsConnector)
    const note = `connectors of wagmi for ${others.join(', ')} go here; the other wallets are in the list.`
    editFile(project, file, () => [
      replace(call, '[]'),
      ...(others.length > 0 ? [commentAbove(call, note)] : []),
    ])
    project.files.set(file, removeUnusedVariables(file, project.files.get(file) ?? '', root))
  })
  return found
}

/** The groups, with the variables that they are made of. */
function readList(root: Node, groups: Node | undefined): string {
  const names = groups?.findAll({ rule: { kind: 'identifier' } }).map(node => node.text()) ?? []
  const shorthand =
    groups?.findAll({ rule: { kind: 'shorthand_property_identifier' } }).map(node => node.text()) ?? []
  const declared = root
    .findAll({ rule: { kind: 'variable_declarator' } })
    .filter(node => [...names, ...shorthand].includes(node.field('name')?.text() ?? ''))
  return [groups?.text() ?? '', ...declared.map(node => node.field('value')?.text() ?? '')].join('\n')
}

/** Wallets that are discovered, or that a QR code reaches, need no connector. */
function needsConnector(name: string): boolean {
  return readWalletIds(name).length === 0 && !/^(?:walletConnect|injected|braveWallet|brave)/.test(name)
}
