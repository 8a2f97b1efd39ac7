import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publicPackages } from '../../lib/publicPackages.mjs'
import { root } from '../../lib/root.mjs'

/** A string, or a template without an expression that has a brace. */
const literal = `('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"|\`[^\`]*\`)`

/** The sources of a package, without tests. */
function readSources(folder) {
  const base = path.join(root, folder, 'src')
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .sort()
    .map(file => ({ file: `${folder}/src/${file}`, source: readFileSync(path.join(base, file), 'utf8') }))
}

/** Text of a literal: `${name}` of a template becomes `{name}`. */
function textOf(code) {
  return code?.slice(1, -1).replaceAll('${', '{').replace(/\\(.)/g, '$1')
}

/** The short message that the error with the code at `index` has: the first argument of its call, or `text` beside it. */
function findText(source, index) {
  const before = source.slice(0, index)
  const beside = new RegExp(`^[^{}]*\\btext: ${literal}`).exec(source.slice(index))
  if (beside) return textOf(beside[1])
  const call = new RegExp(`\\b(?:super|new \\w+Error)\\(\\s*${literal},\\s*\\{[^{}]*$`).exec(before)
  return textOf(call?.[1])
}

/** The message of a code of WalletConnect that has no other: its words. */
function toWords(code) {
  const words = code.slice(code.indexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).replace(' wc ', ' wc_ ')
}

/** Every `code: '…'` of a package with its class: the one it is declared in, or the one that is constructed. */
function findThrown({ name, sources }) {
  return sources.flatMap(({ file, source }) =>
    [...source.matchAll(/\bcode: '([a-z0-9-]+\/[a-z0-9-]+)'/g)].map(({ 1: code, index }) => ({
      package: name,
      code,
      class: [...source.slice(0, index).matchAll(/\b(?:class|new) (\w+Error)/g)].at(-1)?.[1] ?? '',
      text: findText(source, index) ?? (file.endsWith('/ProtocolError.ts') ? toWords(code) : undefined),
    })),
  )
}

/**
 * The errors of the secure frame's client, which core passes on as its own, and those that come as messages of the frame:
 * `OTP_INVALID` is `frame/otp-invalid` for an app.
 */
function findFrameErrors({ name, sources }) {
  const text = sources.map(({ source }) => source.replace(/\/\*\*[\s\S]*?\*\//g, '')).join('\n')
  const ofClient = [...text.matchAll(/'(frame\/[a-z-]+)'/g)].map(([, code]) => code).concat('frame/rpc-error')
  const [, list = ''] = /frameErrorCodes = \[([^\]]*)\]/.exec(text) ?? []
  // These two have a class in core.
  const ofFrame = [...list.matchAll(/'([A-Z_]+)'/g)]
    .map(([, code]) => code)
    .filter(code => !['LOGIN_REQUIRED', 'RATE_LIMITED'].includes(code))
    .map(code => `frame/${code.toLowerCase().replaceAll('_', '-')}`)
  return [
    ...[...ofClient, ...ofFrame].map(code => ({ package: '@latchkit/core', code, class: 'FrameError' })),
    ...ofClient.map(code => ({ package: name, code, class: 'SecureFrameError' })),
  ]
}

/**
 * Comments with `@error code`, then `@why` and `@solution`, and `@text` where the message varies. Read as text: TypeScript has
 * no comments of the elements of an array, and takes `@scope/name` in a block of code for a tag.
 */
function findComments({ file, source }) {
  return [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].flatMap(({ 1: comment, index }) => {
    const lines = comment.split('\n').map(line => line.replace(/^\s*\* ?/, '').trimEnd())
    const found = []
    let tag
    for (const line of lines) {
      const [, name, rest = ''] = /^@(\w+)\s*(.*)$/.exec(line) ?? []
      if (name === 'error') found.push({ code: rest, at: `${file}:${lineOf(source, index)}` })
      if (name) tag = name
      const entry = found.at(-1)
      if (entry && /^(text|why|solution)$/.test(tag)) entry[tag] = [...(entry[tag] ?? []), name ? rest : line]
    }
    return found.map(({ code, at, ...parts }) => ({
      code,
      at,
      ...Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, join(of)])),
    }))
  })
}

function lineOf(source, index) {
  return source.slice(0, index).split('\n').length
}

/** A paragraph on one line, as the pages of `docs` are written; tables, lists and code as they are. */
function join(lines) {
  const out = []
  let fenced = false
  for (const line of lines) {
    const last = out.at(-1)
    const isBlock = /^(?:```|\||- )/.test(line)
    if (!fenced && !isBlock && line && last && !/^(?:```|\|)/.test(last))
      out.push(`${out.pop()} ${line.trim()}`)
    else out.push(line)
    if (line.startsWith('```')) fenced = !fenced
  }
  return out.join('\n').trim()
}

/**
 * The errors of the published packages. `thrown` has each code with the class and the package that throws it. `described` has
 * the words of the comments about each code: why it is thrown, and what to do.
 */
export function readErrors() {
  const packages = publicPackages().map(({ folder, manifest }) => ({
    name: manifest.name,
    sources: readSources(folder),
  }))
  const thrown = packages.flatMap(one =>
    one.name === '@latchkit/secure-frame-client' ? findFrameErrors(one) : findThrown(one),
  )
  const texts = new Map(
    packages.flatMap(findThrown).flatMap(({ code, text }) => (text === undefined ? [] : [[code, text]])),
  )
  const described = packages
    .flatMap(({ sources }) => sources.flatMap(findComments))
    .map(({ text, ...error }) => ({ ...error, text: text ?? texts.get(error.code) }))
    .sort((one, other) => (one.code < other.code ? -1 : 1))
  return { thrown, described }
}
