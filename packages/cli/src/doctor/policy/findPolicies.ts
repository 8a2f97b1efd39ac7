import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Answer } from '../ask.js'
import { type Policy, parsePolicy } from './parsePolicy.js'

export type FoundPolicy = {
  /** Where it was found, such as `index.html`. */
  readonly place: string
  readonly policy: Policy
  /** In a `<meta>` element some directives have no effect. */
  readonly isMeta: boolean
  /** Parts of it are computed by code, so a source that is missing here may be there. */
  readonly isPartial: boolean
}

/** Files in which frameworks and hosts have the policy of an app. */
const usualFiles = [
  'index.html',
  ...['next.config', 'src/middleware', 'middleware', 'src/proxy', 'proxy', 'vite.config'].flatMap(name =>
    ['ts', 'js', 'mjs', 'mts'].map(ending => `${name}.${ending}`),
  ),
  'public/_headers',
  'vercel.json',
  'netlify.toml',
  'firebase.json',
  'staticwebapp.config.json',
]

/** Returns the policies in the usual files of an app. */
export function findPolicies(root: string): FoundPolicy[] {
  return usualFiles
    .filter(file => existsSync(path.join(root, file)))
    .flatMap(file => readPolicies(readFileSync(path.join(root, file), 'utf8'), file))
}

/** Returns the policies that the answer to a request sets: by its header, and by `<meta>` elements of the page. */
export function readAnsweredPolicies(answer: Answer, place: string): FoundPolicy[] {
  if (answer.status === undefined) return []
  const header = [answer.headers['content-security-policy'] ?? []].flat().join(',')
  // A header with commas is several policies.
  const headers = header.split(',').filter(text => text.trim())
  return [
    ...headers.map(text => toFound(text, `the header of ${place}`, false)),
    ...readMeta(answer.text, `a <meta> element of ${place}`),
  ]
}

/** Returns the policies in a text: a page, a list of headers, a file of code or JSON with literals, or the bare policy. */
export function readPolicies(text: string, place: string): FoundPolicy[] {
  const meta = readMeta(text, place)
  if (meta.length > 0) return meta
  const lines = [...text.matchAll(/^\s*content-security-policy:[ \t]*(\S.*)$/gim)].map(
    ([, value = '']) => value,
  )
  if (lines.length > 0) return lines.map(line => toFound(line, place, false))
  if (startsWithDirective.test(text)) return [toFound(text, place, false)]
  const literals = [...text.matchAll(literal)]
    .map(([, ...values]) => values.find(value => value !== undefined) ?? '')
    .filter(value => startsWithDirective.test(value))
  // Code often has a literal per directive.
  return literals.length > 0 ? [toFound(literals.join(';'), place, false)] : []
}

const literal = /`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'/g
const startsWithDirective =
  /^\s*(?:(?:[a-z]+-src(?:-attr|-elem)?|form-action|base-uri|frame-ancestors)\s|upgrade-insecure-requests)/i
const metaTag = /<meta\s[^>]*http-equiv\s*=\s*["']?content-security-policy["'\s][^>]*>/gi

function readMeta(html: string, place: string): FoundPolicy[] {
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, '')
  return [...withoutComments.matchAll(metaTag)].flatMap(([tag]) => {
    const [, double, single] = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? []
    const content = double ?? single
    return content === undefined ? [] : [toFound(content.replaceAll('&#39;', "'"), place, true)]
  })
}

function toFound(text: string, place: string, isMeta: boolean): FoundPolicy {
  const plain = text.replaceAll("\\'", "'").replaceAll('\\"', '"')
  return { place, policy: parsePolicy(plain), isMeta, isPartial: plain.includes('${') }
}
