import { type Attribute, findElements, readAttributes } from '../../source/jsx.js'
import { applyEdits, closest, type Edit, type Node, remove, replace, startOf } from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { changeImports, localName } from '../source/imports.js'
import { readShortName } from '../wagmi/walletIds.js'

const module = '@rainbow-me/rainbowkit'

/** Props of `ConnectButton` become `content={accountContent(…)}`, which is made outside of the component. */
export function moveButton(project: Project): void {
  forFilesWith(project, 'ConnectButton', (file, root) => {
    const local = localName(root, module, 'ConnectButton')
    if (local === undefined) return
    const text = root.text()
    const style = readStyle(text)
    let count = 0
    const edits = findElements(root, local).flatMap((element): Edit[] => {
      const attributes = readAttributes(element)
      const content = new Map(attributes.flatMap(readContent))
      const isPlain = content.size === 0
      const gone = attributes.filter(
        ({ name, value }) =>
          contentNames.has(name) && !(name === 'showBalance' && isPlain && value === 'true'),
      )
      const [first] = gone
      if (!first) return []
      if (isPlain || content.size === 0) return gone.map(({ node }) => removeAttribute(node, text))
      count += 1
      const name = count > 1 ? `buttonContent${count}` : 'buttonContent'
      const values = [...content].map(([key, value]) => `${key}: ${value}`).join(', ')
      const statement = closest(element, node => node.parent()?.kind() === 'program') ?? element
      const at = startOf(statement)
      return [
        {
          start: at,
          end: at,
          text: `${inStyle(`const ${name} = accountContent({ ${values} })`, style)}${style.semicolon}\n\n`,
        },
        { start: startOf(first.node), end: first.node.range().end.index, text: `content={${name}}` },
        ...gone.slice(1).map(({ node }) => removeAttribute(node, text)),
      ]
    })
    if (edits.length === 0) return
    const changed = applyEdits(text, edits)
    project.files.set(
      file,
      count > 0 ? changeImports(file, changed, { add: { '@latchkit/react': ['accountContent'] } }) : changed,
    )
  })
}

const contentNames: ReadonlySet<string> = new Set(['accountStatus', 'chainStatus', 'showBalance'])

function readContent({ name, value }: Attribute): [string, string][] {
  if (!contentNames.has(name) || (name === 'showBalance' && /^(true|false)$/.test(value))) return []
  const sized = value.replace(/\bsmallScreen\b/, 'small').replace(/\blargeScreen\b/, 'large')
  return [[name === 'chainStatus' ? 'networkStatus' : name, sized]]
}

function removeAttribute(node: Node, text: string): Edit {
  const edit = remove(node)
  // On a line with others, the space before it goes with it.
  return edit.start === startOf(node) && text[edit.start - 1] === ' ' && edit.end === node.range().end.index
    ? { ...edit, start: edit.start - 1 }
    : edit
}

/** Wallets of `WalletButton` have their ids in place of short names. */
export function moveWalletButton(project: Project): void {
  forFilesWith(project, 'WalletButton', (file, root) => {
    const local = localName(root, module, 'WalletButton')
    if (local === undefined) return
    const edits = findElements(root, local).flatMap(element => {
      const wallet = readAttributes(element).find(({ name }) => name === 'wallet')?.expression
      const id = wallet?.kind() === 'string' ? readShortName(wallet.text().slice(1, -1)) : undefined
      if (wallet && id) return [replace(wallet, `"${id}"`)]
      return [commentAbove(element, 'name the wallet by its id: docs/guides/wallets.md, "Ids".')]
    })
    for (const element of findElements(root, `${local}.Custom`))
      edits.push(commentAbove(element, 'WalletButton.Custom is useWalletButton of @latchkit/react/wallets.'))
    project.files.set(file, applyEdits(root.text(), edits))
  })
}
