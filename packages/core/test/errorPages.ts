import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { frameErrorCodes } from '@latchkit/secure-frame-client/protocol'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const errorsFolder = `${root}docs/errors/`

/** Where the pages are published, by the repository that the packages name. */
export function readErrorsAddress(): string {
  const { repository } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    repository: { url: string }
  }
  return `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/docs/errors/`
}

/** One error as the source throws it, or as its page describes it. */
export type ErrorEntry = { readonly code: string; readonly name: string; readonly text: string }

/** An error that a published package throws. */
export type ThrownError = Omit<ErrorEntry, 'text'> & { readonly package: string }

/** Every code that a published package throws, with its class: the one it is declared in, or the one that is constructed. */
export function listThrownErrors(): readonly ThrownError[] {
  const packages = readdirSync(`${root}packages`).filter(name => name !== 'secure-frame-client')
  const found = packages.flatMap(name =>
    readdirSync(`${root}packages/${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
      .flatMap(file => {
        const source = readFileSync(`${root}packages/${name}/src/${file}`, 'utf8')
        return [...source.matchAll(/\bcode: '([a-z0-9-]+\/[a-z0-9-]+)'/g)].map(({ 1: code = '', index }) => ({
          package: name,
          code,
          name: [...source.slice(0, index).matchAll(/\b(?:class|new) (\w+Error)/g)].at(-1)?.[1] ?? '',
        }))
      }),
  )
  return [...found, ...listFrameErrors()]
}

/**
 * The errors of the secure frame's client, which core passes on as its own, and those that come as messages of the frame:
 * `OTP_INVALID` is `frame/otp-invalid` for an app.
 */
function listFrameErrors(): readonly ThrownError[] {
  const folder = `${root}packages/secure-frame-client/src/`
  const codes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .flatMap(file => [...readFileSync(folder + file, 'utf8').matchAll(/'(frame\/[a-z-]+)'/g)])
    .map(([, code = '']) => code)
    // Answers with a number.
    .concat('frame/rpc-error')
  const ownClasses = ['LOGIN_REQUIRED', 'RATE_LIMITED']
  const messages = frameErrorCodes
    .filter(code => !ownClasses.includes(code))
    .map(code => `frame/${code.toLowerCase().replaceAll('_', '-')}`)
  return [
    ...codes.map(code => ({ package: 'secure-frame-client', code, name: 'SecureFrameError' })),
    ...[...codes, ...messages].map(code => ({ package: 'core', code, name: 'FrameError' })),
  ]
}

/** Every page, by its path; the code in its title has to be the same. */
export function listErrorPages(): readonly (ErrorEntry & {
  readonly path: string
  readonly why: string
  readonly whatToDo: string
})[] {
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
        name: find(/^Thrown as `(\w+)`[.,]/m),
        why: find(/^## Why\n\n(.+)$/m),
        whatToDo: find(/^## What to do\n\n(.+)$/m),
      }
    })
}

/** The overview in `docs/errors/README.md`. */
export function renderErrorsTable(): string {
  const rows = listErrorPages().map(
    ({ path, code, name, text }) => `| [\`${code}\`](${path}) | ${text} | \`${name}\` |`,
  )
  return `${[
    '# Errors',
    '',
    'Every error of Latchkit is a `BaseError` with a code that is never reused or renamed. Match it with `isError(error, code)`. Its `message` ends with the code and the address of its page; `shortMessage` is the text below, for users.',
    '',
    '| code | text | class |',
    '|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}
