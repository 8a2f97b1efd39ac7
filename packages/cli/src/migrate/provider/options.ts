import { toObject, toProperty } from '../source/objects.js'

/** Options of `createLatchkit` as source text, and what their values need. */
export type Options = {
  /** `name`, `description`, `url` and `icons`. */
  metadata: Map<string, string>
  /** Parameters of `wagmiAdapter`, such as `config`. */
  adapter: Map<string, string>
  /** The other options. */
  others: Map<string, string>
  /** Names by module that the values use. */
  imports: Record<string, string[]>
}

export function createOptions(): Options {
  return { metadata: new Map(), adapter: new Map(), others: new Map(), imports: {} }
}

/** Adds an import that a value needs. */
export function needImport(options: Pick<Options, 'imports'>, module: string, name: string): void {
  const names = options.imports[module] ?? []
  options.imports[module] = names.includes(name) ? names : [...names, name]
}

/** Order of the options in the code that is written; the others follow. */
const order = ['networks', 'defaultNetwork', 'adapters', 'customRpcUrls', 'walletConnect']

/** Writes `createLatchkit({ … })`, in lines from this indentation on. */
export function formatCreateLatchkit(
  { metadata, adapter, others }: Options,
  indent: string,
  unit: string,
): string {
  const adapters = others.get('adapters') ?? `[wagmiAdapter(${adapter.size > 0 ? toObject(adapter) : ''})]`
  const all = new Map([...others, ['adapters', adapters]])
  const names = [
    ...order.filter(name => all.has(name)),
    ...[...all.keys()].filter(name => !order.includes(name)),
  ]
  const given = others.get('metadata') ?? toObject(metadata)
  const lines = names
    .filter(name => name !== 'metadata')
    .map(name => `${indent}${unit}${toProperty(name, all.get(name) ?? '')},\n`)
  return `createLatchkit({\n${indent}${unit}${toProperty('metadata', given)},\n${lines.join('')}${indent}})`
}

/** `metadata` needs a name: that of the package, if the kit has none. */
export function nameApp({ metadata }: Options, name: string | undefined): void {
  if (metadata.has('name')) return
  const others = [...metadata]
  metadata.clear()
  metadata.set('name', `'${name ?? 'App'}'`)
  for (const [key, value] of others) metadata.set(key, value)
}
