import type { App } from '../../source/app.js'
import { findElements, tagOf } from '../../source/jsx.js'
import { type Node, parse } from '../../source/source.js'
import { addImport, contentOf, wrap } from '../../source/syntax.js'
import { type ByHand, toSpecifier } from '../parts.js'
import type { Project } from '../readProject.js'
import type { Instance } from './createInstance.js'

type Target = { readonly file: string; readonly nodes: readonly [Node, ...Node[]] }

/** Puts the provider around the app where there is one place for it, below `WagmiProvider`. Else returns the change as an instruction. */
export function wrapApp(app: App, project: Project, { file: instance, component }: Instance): ByHand[] {
  if (!component) return []
  const isWrapped = app.sources.some(file => file !== instance && parsesTo(app, file, component))
  if (isWrapped) return []
  const opening =
    component === 'LatchkitProvider' ? '<LatchkitProvider latchkit={latchkit}>' : '<LatchkitProviders>'
  const closing = `</${component}>`
  const target = findTarget(app, project)
  if (!target) return [describe(project, instance, opening, closing)]
  const text = app.read(target.file) ?? ''
  let changed = wrap(text, target.nodes, opening, closing)
  if (component === 'LatchkitProvider')
    changed = addImport(target.file, changed, "import { LatchkitProvider } from '@latchkit/react';")
  const name = component === 'LatchkitProvider' ? 'latchkit' : component
  changed = addImport(
    target.file,
    changed,
    `import { ${name} } from '${toSpecifier(target.file, instance)}';`,
  )
  app.write(target.file, changed)
  return []
}

function parsesTo(app: App, file: string, component: string): boolean {
  const text = app.read(file) ?? ''
  return text.includes(`<${component}`) && findElements(parse(file, text), component).length > 0
}

/** Returns the place below the providers that the app has, or `undefined` if there is none or more than one. */
function findTarget(app: App, { framework }: Project): Target | undefined {
  const withWagmi = findInSources(app, root => findElements(root, 'WagmiProvider'), '<WagmiProvider')
  if (withWagmi.length > 0) return withWagmi.length === 1 ? below(withWagmi[0]) : undefined
  const found =
    framework === 'vite-react'
      ? findInSources(app, findRendered, '.render(')
      : framework === 'next-app'
        ? findInSources(app, findChildren, '{children}', /^(?:src\/)?app\/layout\.[jt]sx?$/)
        : findInSources(
            app,
            root => findElements(root, 'Component'),
            '<Component',
            /^(?:src\/)?pages\/_app\.[jt]sx?$/,
          )
  return found.length === 1 ? below(found[0]) : undefined
}

type Found = { readonly file: string; readonly node: Node }

function findInSources(app: App, find: (root: Node) => readonly Node[], part: string, files = /./): Found[] {
  return app.sources.flatMap(file => {
    const text = files.test(file) ? app.read(file) : undefined
    // Most files are not parsed. One of Vue is not JavaScript.
    if (!text?.includes(part) || file.endsWith('.vue')) return []
    const root = parse(file, text)
    // In a file with a mistake the parser guesses.
    return root.find({ rule: { kind: 'ERROR' } }) ? [] : find(root).map(node => ({ file, node }))
  })
}

/** The element that `createRoot(…).render(…)` gets. */
function findRendered(root: Node): Node[] {
  return root.findAll('$ROOT.render($APP)').flatMap(call => {
    const element = call.getMatch('APP')
    const isRoot = /\bcreateRoot\b/.test(root.text())
    return isRoot && element && /^jsx_/.test(String(element.kind())) ? [element] : []
  })
}

function findChildren(root: Node): Node[] {
  return root
    .findAll({ rule: { kind: 'jsx_expression' } })
    .filter(node => /^\{\s*children\s*\}$/.test(node.text()))
}

const providers = ['StrictMode', 'React.StrictMode', 'WagmiProvider', 'QueryClientProvider']

function below(found: Found | undefined): Target | undefined {
  if (!found) return undefined
  const { file, node } = found
  if (node.kind() !== 'jsx_element' || !providers.includes(tagOf(node) ?? '')) return { file, nodes: [node] }
  const [first, ...others] = contentOf(node)
  if (!first) return undefined
  return others.length > 0 ? { file, nodes: [first, ...others] } : below({ file, node: first })
}

function describe({ framework }: Project, instance: string, opening: string, closing: string): ByHand {
  const isNext = framework !== 'vite-react'
  return {
    what: `Put the provider of ${instance} around the app, below WagmiProvider and QueryClientProvider if it has them.`,
    code: `${opening}…${closing}`,
    docs: isNext ? 'guides/server-rendering.md' : 'start/first-connect.md',
  }
}
