import { z } from 'zod'
import { ConfigError } from './configError.js'
import type { SettingLine } from './operator/types.js'

/** An environment variable, derived from a field of the schema. */
export type Variable = {
  readonly name: string
  /** Path of the field in the settings. */
  readonly path: readonly string[]
  /** How the text of the variable becomes a value. A list is separated by commas. */
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'json'
  /** Description and default, as `--help` prints them. */
  readonly description: string
  /** Description in Markdown, for a page of the docs. */
  readonly markdown: string
  /** Absent: it has no default. */
  readonly default?: string | undefined
}

/** The settings of one service. */
export type Settings<value> = {
  readonly variables: readonly Variable[]
  /** Returns the text of `--help`. */
  help(): string
  /**
   * Checks settings given in code and fills in the defaults.
   *
   * @throws ConfigError that names the field
   */
  parse(value: unknown): value
  /**
   * Reads the settings from environment variables. An empty variable counts as absent.
   *
   * @throws ConfigError that names the variable
   */
  readEnvironment(environment: Environment): value
  /** Lists settings that were parsed, for the operator's page. Texts that may be secret have the value `set`. */
  list(value: value): readonly SettingLine[]
}

/** Environment variables, such as `process.env`. */
export type Environment = { readonly [name: string]: string | undefined }

/**
 * Derives environment variables and the text of `--help` from one schema. Every described field is a variable; the
 * fields of a nested object are too. A variable has the name of its field in upper case (`publicUrls` is
 * `PUBLIC_URLS`), and numbers, booleans, lists and records are read from its text. A description may have links and code
 * of Markdown, which `--help` prints as plain text.
 *
 * @example
 * const settings = createSettings({
 *   schema: z.object({ port: z.number().default(4700).describe('port, 0 for a free one') }),
 *   title: 'Latchkit secure site: keeps wallets.',
 *   closing: 'Answers /healthz and /metrics.',
 * })
 * settings.readEnvironment(process.env).port
 */
export function createSettings<schema extends z.core.$ZodObject>(parameters: {
  readonly schema: schema
  /** First line of the help text. */
  readonly title: string
  /** Last line of the help text. */
  readonly closing: string
  /** Variables named differently, by field; for a nested object the prefix of its variables. */
  readonly names?: { readonly [field: string]: string } | undefined
  /** Variables with a text that is public, such as `PUBLIC_URL`. Numbers and booleans are public anyway. */
  readonly shown?: readonly string[] | undefined
}): Settings<z.output<schema>> {
  const { schema, title, closing, names = {}, shown = [] } = parameters
  const variables = listVariables(schema, names)

  const check = (value: unknown, nameOf: (variable: Variable) => string) => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const path = issue?.path.map(String) ?? []
    const variable = variables.find(known => known.path.every((part, index) => part === path[index]))
    const name = variable ? nameOf(variable) : path.join('.')
    // The parts of a list have no name that a deployer would know.
    const rest = variable && variable.kind !== 'list' ? path.slice(variable.path.length).join('.') : ''
    const where = [name, rest].filter(Boolean).map(part => `${part}: `)
    throw new ConfigError('bad-config', `${where.join('')}${issue?.message ?? 'is not valid'}`)
  }

  return {
    variables,
    help() {
      const width = Math.max(...variables.map(({ name }) => name.length)) + 2
      return [
        title,
        '',
        'Set by variables of the environment (and what they are without):',
        ...variables.map(({ name, description }) => `  ${name.padEnd(width)}${description}`),
        '',
        closing,
      ].join('\n')
    },
    parse: value => check(value, variable => variable.path.join('.')),
    readEnvironment(environment) {
      const settings: { [field: string]: unknown } = {}
      const groups: { [field: string]: { [field: string]: unknown } } = {}
      for (const variable of variables) {
        const text = environment[variable.name]?.trim()
        if (!text) continue
        const [first = '', second] = variable.path
        if (second === undefined) settings[first] = readValue(variable, text)
        else groups[first] = { ...groups[first], [second]: readValue(variable, text) }
      }
      return check({ ...settings, ...groups }, variable => variable.name)
    },
    list: value =>
      variables.flatMap(variable => {
        const found = readPath(value, variable.path)
        if (found === undefined) return []
        const { name, kind } = variable
        const isPublic = kind === 'number' || kind === 'boolean' || shown.includes(name)
        const isDefault =
          kind === 'json' ? JSON.stringify(found) === '{}' : String(found) === variable.default
        return [{ name, value: isPublic ? String(found) : 'set', isDefault }]
      }),
  }
}

function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, part) => (at as { readonly [field: string]: unknown })[part], value)
}

function listVariables(schema: z.core.$ZodObject, names: { readonly [field: string]: string }): Variable[] {
  return Object.entries(schema._zod.def.shape).flatMap(([field, wrapped]): Variable[] => {
    const inner = unwrap(wrapped)
    const name = names[field] ?? field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()
    if (inner instanceof z.core.$ZodObject) {
      const prefix = names[field] ?? ''
      return listVariables(inner, {}).map(variable => ({
        ...variable,
        name: `${prefix}${variable.name}`,
        path: [field, ...variable.path],
      }))
    }
    const description = z.globalRegistry.get(wrapped)?.description
    if (description === undefined) return []
    const { data } = z.safeParse(wrapped, undefined)
    const byDefault = data === undefined ? '' : ` (${data})`
    return [
      {
        name,
        path: [field],
        kind: kindOf(inner),
        description: `${toPlainText(description)}${byDefault}`,
        markdown: description,
        default: data === undefined ? undefined : String(data),
      },
    ]
  })
}

/** Removes the marks of links and code. */
function toPlainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType ? unwrap(def.innerType) : schema
}

const kinds: { readonly [type: string]: Variable['kind'] } = {
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  record: 'json',
}

function kindOf(schema: z.core.$ZodType): Variable['kind'] {
  return kinds[schema._zod.def.type] ?? 'text'
}

function readValue({ name, kind }: Variable, text: string): unknown {
  const refuse = (expected: string, cause?: unknown) =>
    new ConfigError('bad-config', `${name}: must be ${expected}`, { cause })
  switch (kind) {
    case 'text':
      return text
    case 'list':
      return text.split(',').map(part => part.trim())
    case 'number':
      if (/^\d+$/.test(text)) return Number(text)
      throw refuse('a whole number')
    case 'boolean':
      if (/^(?:true|false|1|0)$/.test(text)) return text === 'true' || text === '1'
      throw refuse('true or false')
    case 'json':
      try {
        return JSON.parse(text)
      } catch (cause) {
        throw refuse('JSON', cause)
      }
  }
}
