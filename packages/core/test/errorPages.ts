import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const errorsFolder = `${root}docs/errors/`

/** One error as the source throws it, or as its page describes it. */
export type ErrorEntry = { readonly code: string; readonly name: string; readonly text: string }

/** Every code that a published package throws, with its class. */
export function listThrownErrors(): readonly Omit<ErrorEntry, 'text'>[] {
  const files = readdirSync(`${root}packages`).flatMap(name =>
    readdirSync(`${root}packages/${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
      .map(file => `${root}packages/${name}/src/${file}`),
  )
  return files.flatMap(file => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/\bcode: '([a-z0-9-]+\/[a-z0-9-]+)'/g)].map(({ 1: code = '', index }) => ({
      code,
      name: [...source.slice(0, index).matchAll(/\bclass (\w+)/g)].at(-1)?.[1] ?? '',
    }))
  })
}

/** Every page, by its path; the code in its title has to be the same. */
export function listErrorPages(): readonly (ErrorEntry & { readonly path: string })[] {
  return readdirSync(errorsFolder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md') && path !== 'README.md')
    .sort()
    .map(path => {
      const page = readFileSync(errorsFolder + path, 'utf8')
      const find = (pattern: RegExp) => pattern.exec(page)?.[1] ?? ''
      return {
        path,
        code: find(/^# `(.+)`$/m),
        text: find(/^> (.+)$/m),
        name: find(/^Thrown as `(\w+)`\.$/m),
      }
    })
}

/** The overview that stands in `docs/errors/README.md`. */
export function renderErrorsTable(): string {
  const rows = listErrorPages().map(
    ({ path, code, name, text }) => `| [\`${code}\`](${path}) | ${text} | \`${name}\` |`,
  )
  return `${[
    '# Errors',
    '',
    'Every error of Latchkit is a `BaseError` with a code that is never reused or renamed. Match it with `isError(error, code)`.',
    '',
    '| code | text | class |',
    '|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}
