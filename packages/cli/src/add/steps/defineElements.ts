import type { App } from '../../source/app.js'
import { parse } from '../../source/source.js'
import { addImport } from '../../source/syntax.js'
import { type ByHand, toSpecifier } from '../parts.js'
import type { Instance } from './createInstance.js'

const docs = 'guides/other-frameworks.md#vue'
const option = "template: { compilerOptions: { isCustomElement: tag => tag.startsWith('latchkit-') } }"

/** Imports the instance where a Vue app starts, and has its compiler take our tags as elements. */
export function defineElements(app: App, { file: instance }: Instance): ByHand[] {
  return [...importInstance(app, instance), ...configureCompiler(app)]
}

function importInstance(app: App, instance: string): ByHand[] {
  const isImported = app.sources.some(file =>
    /from\s*['"][^'"]*\/latchkit['"]|import\s*['"][^'"]*\/latchkit['"]/.test(app.read(file) ?? ''),
  )
  if (isImported) return []
  const entries = app.sources.filter(
    file => file.split('/').length <= 2 && /\bcreateApp\(/.test(app.read(file) ?? ''),
  )
  const [entry, another] = entries
  if (!entry || another || entry.endsWith('.vue'))
    return [{ what: `Import ${instance} where the app starts.`, code: `import './latchkit'`, docs }]
  app.write(entry, addImport(entry, app.read(entry) ?? '', `import '${toSpecifier(entry, instance)}';`))
  return []
}

function configureCompiler(app: App): ByHand[] {
  const file = app.sources.find(source => /^vite\.config\.[cm]?[jt]s$/.test(source))
  const text = (file && app.read(file)) ?? ''
  if (/isCustomElement/.test(text)) return []
  const calls = file ? parse(file, text).findAll('vue()') : []
  const [call] = calls
  if (!file || !call || calls.length > 1)
    return [
      {
        what: 'Have the compiler of Vue take tags of Latchkit as elements.',
        code: `vue({ ${option} })`,
        docs,
      },
    ]
  const { start, end } = call.range()
  app.write(file, `${text.slice(0, start.index)}vue({ ${option} })${text.slice(end.index)}`)
  return []
}
