import { findElements, readAttributes } from '../../source/jsx.js'
import { applyEdits, type Edit, replace } from '../../source/source.js'
import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, localName } from '../source/imports.js'

/** A component of the type `AvatarComponent` gets the props of Latchkit: `image` in place of `ensImage`. */
export function moveAvatar(project: Project): void {
  const names = new Set<string>()
  forFilesWith(project, 'AvatarComponent', (file, root) => {
    const type = localName(root, '@rainbow-me/rainbowkit', 'AvatarComponent')
    if (type === undefined) return
    const edits = root.findAll({ rule: { kind: 'variable_declarator' } }).flatMap((declarator): Edit[] => {
      const annotation = declarator.field('type')
      const pattern = declarator.field('value')?.find({ rule: { kind: 'object_pattern' } })
      if (annotation?.text().replace(/^:\s*/, '') !== type || !pattern) return []
      const names = pattern.text().replace(/\bensImage\b/, 'image: ensImage')
      return [replace(annotation, ''), replace(pattern, `${names}: AccountAvatarProps`)]
    })
    if (edits.length === 0) return
    for (const declarator of root.findAll({ rule: { kind: 'variable_declarator' } }))
      if (declarator.field('type')) names.add(declarator.field('name')?.text() ?? '')
    const add = { '@latchkit/react': ['type AccountAvatarProps'] }
    const remove = { '@rainbow-me/rainbowkit': ['AvatarComponent'] }
    project.files.set(file, changeImports(file, applyEdits(root.text(), edits), { add, remove }))
  })
  for (const name of names)
    forFilesWith(project, `<${name}`, (file, root) => {
      const props = findElements(root, name).flatMap(element =>
        readAttributes(element).filter(prop => prop.name === 'ensImage'),
      )
      project.files.set(
        file,
        applyEdits(
          root.text(),
          props.map(({ node }) => replace(node, node.text().replace('ensImage', 'image'))),
        ),
      )
    })
}
