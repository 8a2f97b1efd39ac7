import { findElements } from '../../source/jsx.js'
import {
  applyEdits,
  closest,
  type Edit,
  findUses,
  type Node,
  parse,
  remove,
  replace,
} from '../../source/source.js'
import { forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { changeImports, localName } from '../source/imports.js'

const module = '@solana/wallet-adapter-react-ui'
const connecting = ['WalletMultiButton', 'WalletModalButton', 'WalletConnectButton'] as const

/** The buttons become `ConnectButton`, which has the account and "Disconnect" in its view. */
export function moveButtons(project: Project): void {
  forFilesWith(project, module, (file, root) => {
    const { text, names } = inlineDynamic(file, root)
    const now = parse(file, text)
    const buttons = [...names, ...connecting.flatMap(name => localName(now, module, name) ?? [])]
    const edits = buttons.flatMap(name => findElements(now, name).map(toConnectButton))
    const disconnect = localName(now, module, 'WalletDisconnectButton')
    for (const element of disconnect === undefined ? [] : findElements(now, disconnect))
      edits.push(
        buttons.length > 0
          ? remove(element)
          : commentAbove(element, 'call useDisconnect() in a button of your own.'),
      )
    if (edits.length === 0) return
    const add = { '@latchkit/react': ['ConnectButton'] }
    project.files.set(file, changeImports(file, applyEdits(text, edits), { add }))
  })
}

function toConnectButton(element: Node): Edit {
  const [child, ...others] = element
    .children()
    .filter(node => node.isNamed() && !/^jsx_(?:opening|closing)/.test(String(node.kind())))
  const label = child?.kind() === 'jsx_text' && others.length === 0 ? child.text().trim() : ''
  const isText = element.kind() === 'jsx_element' && /^[^"{}]+$/.test(label)
  return replace(element, isText ? `<ConnectButton label="${label}" />` : '<ConnectButton />')
}

/** A button that was loaded in the browser only is rendered on the server too, so it needs no `dynamic`. */
function inlineDynamic(file: string, root: Node): { text: string; names: string[] } {
  const names: string[] = []
  const edits = root.findAll({ rule: { kind: 'variable_declarator' } }).flatMap(declarator => {
    const value = declarator.field('value')?.text() ?? ''
    const statement = closest(declarator, node => node.kind() === 'lexical_declaration')
    const name = declarator.field('name')?.text()
    const isButton =
      /^(?:dynamic|React\.lazy|lazy)\(/.test(value) &&
      value.includes(module) &&
      connecting.some(each => value.includes(each))
    if (!isButton || !statement || !name) return []
    names.push(name)
    return [remove(statement)]
  })
  const text = applyEdits(root.text(), edits)
  if (names.length === 0 || findUses(parse(file, text), 'dynamic').length > 0) return { text, names }
  return {
    text: changeImports(file, text, { remove: { 'next/dynamic': ['default'] } }).replaceAll(
      /\n{3,}/g,
      '\n\n',
    ),
    names,
  }
}
