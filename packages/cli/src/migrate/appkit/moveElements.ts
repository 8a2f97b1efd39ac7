import { findElements, readAttributes, rewriteTag } from '../../source/jsx.js'
import { applyEdits, type Edit, parse } from '../../source/source.js'
import type { Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { changeImports } from '../source/imports.js'

const elements: Record<string, string> = {
  'appkit-button': 'ConnectButton',
  'appkit-connect-button': 'ConnectButton',
  'w3m-button': 'ConnectButton',
  'w3m-connect-button': 'ConnectButton',
  'appkit-account-button': 'AccountButton',
  'w3m-account-button': 'AccountButton',
  'appkit-network-button': 'NetworkButton',
  'w3m-network-button': 'NetworkButton',
}

/** Custom elements become components. A label stays, a size has no counterpart. */
export function moveElements(project: Project): void {
  for (const [file, text] of [...project.files]) {
    if (!/<(?:appkit|w3m)-/.test(text)) continue
    const root = parse(file, text)
    const added = new Set<string>()
    const edits = Object.entries(elements).flatMap(([tag, name]) =>
      findElements(root, tag).flatMap((element): Edit[] => {
        added.add(name)
        const kept = readAttributes(element).flatMap(attribute => {
          if (attribute.name === 'label' && name === 'ConnectButton') return [attribute.node.text()]
          return attribute.name === 'balance' && attribute.value === "'show'" ? ['showBalance'] : []
        })
        return rewriteTag(element, name, kept)
      }),
    )
    for (const tag of new Set(text.match(/<((?:appkit|w3m)-[\w-]+)/g)))
      if (!elements[tag.slice(1)])
        edits.push(
          ...findElements(root, tag.slice(1)).map(each =>
            commentAbove(each, `${tag.slice(1)}: see the guide.`),
          ),
        )
    if (edits.length === 0) continue
    const changed = applyEdits(text, edits).replaceAll(
      /<(ConnectButton|AccountButton|NetworkButton)([^<>]*)>\s*<\/\1>/g,
      '<$1$2 />',
    )
    project.files.set(
      file,
      changeImports(file, changed, { add: added.size > 0 ? { '@latchkit/react': [...added].sort() } : {} }),
    )
  }
}
