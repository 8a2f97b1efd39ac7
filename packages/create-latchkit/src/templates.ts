import { readdirSync, readFileSync } from 'node:fs'
import { InputError } from './errors.js'

export const templates = [
  { name: 'vite-react', title: 'React with Vite' },
  { name: 'vite-multichain', title: 'React with Vite, Ethereum and Solana' },
  { name: 'next', title: 'Next.js, app router, the account in the first HTML' },
  { name: 'vue', title: 'Vue with Vite, the button as a custom element' },
  { name: 'embedded', title: 'React with Vite, login by e-mail with a local secure site' },
  { name: 'solana-kit', title: 'React with Vite, Solana with @solana/kit' },
] as const

export type TemplateName = (typeof templates)[number]['name']

/** The template that is used when there is no question and no flag. */
export const defaultTemplate: TemplateName = 'vite-react'

/** Returns the template with this name. Throws `InputError` if there is none. */
export function toTemplateName(name: string): TemplateName {
  const found = templates.find(template => template.name === name)
  if (found) return found.name
  const names = templates.map(template => template.name).join(', ')
  throw new InputError(`There is no template "${name}". The templates are ${names}.`)
}

const root = new URL('../', import.meta.url)

/** Version of this package, which all packages of Latchkit have. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  return version
}

/**
 * Returns the files of an app: path with `/` → text. `app-name` becomes `name`, and packages of Latchkit have this version.
 * npm does not pack `.gitignore`, so the template has it as `_gitignore`.
 */
export function readTemplate(template: TemplateName, name: string): Map<string, string> {
  const folder = new URL(`templates/${template}/`, root)
  const version = readVersion()
  const files = listFiles(folder).map((file): [string, string] => {
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('app-name', name)
    return [
      file === '_gitignore' ? '.gitignore' : file,
      // The template has a placeholder in place of our versions.
      file === 'package.json' ? text.replace(/("@latchkit\/[\w-]+": )"[^"]*"/g, `$1"${version}"`) : text,
    ]
  })
  return new Map(files)
}

function listFiles(folder: URL, prefix = ''): string[] {
  return readdirSync(new URL(prefix, folder), { withFileTypes: true })
    .flatMap(entry =>
      entry.isDirectory() ? listFiles(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    )
    .sort()
}
