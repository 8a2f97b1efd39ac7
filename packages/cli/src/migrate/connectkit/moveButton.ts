import { findElements, readAttributes, rewriteTag } from '../../source/jsx.js'
import { applyEdits, closest, type Edit, startOf } from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { changeImports, localName } from '../source/imports.js'

/** Props of `ConnectKitButton`: `label` and `showBalance` stay, `showAvatar={false}` becomes the content of the button. */
export function moveButton(project: Project): void {
  forFilesWith(project, 'ConnectKitButton', (file, root) => {
    const local = localName(root, 'connectkit', 'ConnectKitButton')
    if (local === undefined) return
    const style = readStyle(root.text())
    let isAdded = false
    const edits = findElements(root, local).flatMap((element): Edit[] => {
      const attributes = readAttributes(element)
      const kept = attributes.filter(
        ({ name, value }) => name === 'label' || (name === 'showBalance' && value !== 'false'),
      )
      const gone = attributes.filter(({ name }) => !/^(?:label|show(?:Balance|Avatar))$/.test(name))
      const names = kept.map(({ node }) => node.text())
      const result: Edit[] = []
      if (attributes.some(({ name, value }) => name === 'showAvatar' && value === 'false')) {
        names.push('content={buttonContent}')
        if (!isAdded) {
          const at = startOf(closest(element, node => node.parent()?.kind() === 'program') ?? element)
          const text = `${inStyle(`const buttonContent = accountContent({ accountStatus: 'address' })`, style)}${style.semicolon}\n\n`
          result.push({ start: at, end: at, text })
        }
        isAdded = true
      }
      if (gone.length > 0)
        result.push(
          commentAbove(
            element,
            `${gone.map(({ name }) => name).join(', ')} of ConnectKitButton: use ConnectButton.Custom.`,
          ),
        )
      return names.length === attributes.length && gone.length === 0 && result.length === 0
        ? []
        : [...result, ...rewriteTag(element, local, names)]
    })
    if (edits.length === 0) return
    const add = isAdded ? { '@latchkit/react': ['accountContent'] } : {}
    project.files.set(file, changeImports(file, applyEdits(root.text(), edits), { add }))
  })
}
