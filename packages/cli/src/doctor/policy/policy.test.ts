import { expect, test } from 'vitest'
import { readPolicies } from './findPolicies.js'
import { allowsUrl, parsePolicy, sourcesOf } from './parsePolicy.js'

test.each([
  ["'self'", 'https://app.example/a', 'https://app.example', true],
  ["'self'", 'wss://app.example', 'https://app.example', true],
  ["'self'", 'https://app.example', 'http://app.example', true],
  ["'self'", 'http://app.example', 'https://app.example', false],
  ["'self'", 'https://app.example:444', 'https://app.example', false],
  ["'self'", 'https://app.example', undefined, false],
  ['*', 'wss://relay.example', undefined, true],
  ['*', 'data:image/png,', undefined, false],
  ['https:', 'https://relay.example', undefined, true],
  ['https:', 'wss://relay.example', undefined, false],
  ['wss:', 'wss://relay.example', undefined, true],
  ['https://relay.example', 'wss://relay.example', undefined, false],
  ['relay.example', 'https://relay.example', 'http://localhost:3000', true],
  ['relay.example', 'http://relay.example', 'https://app.example', false],
  ['http://relay.example', 'https://relay.example', undefined, true],
  ['http://relay.example:80', 'https://relay.example', undefined, true],
  ['https://relay.example:444', 'https://relay.example', undefined, false],
  ['https://relay.example:*', 'https://relay.example:444', undefined, true],
  ['http://localhost:*', 'http://localhost:4600', undefined, true],
  ['https://*.example', 'https://a.b.example', undefined, true],
  ['https://*.example', 'https://example', undefined, false],
  ['https://RELAY.example', 'https://relay.example', undefined, true],
  ['https://relay.example/a', 'https://relay.example/', undefined, false],
  ['https://relay.example/a/', 'https://relay.example/a/b', undefined, true],
  ["'none'", 'https://relay.example', undefined, false],
  ["'nonce-abc'", 'https://relay.example', undefined, false],
])('the source %s and %s on %s: %s', (source, url, self, expected) => {
  expect(allowsUrl([source], new URL(url), self)).toBe(expected)
})

test('a directive that is missing falls back, and of one that is there twice the first counts', () => {
  const policy = parsePolicy("default-src 'none'; IMG-SRC data:; img-src *; ; child-src https://a.example")
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'none'"])
  expect(sourcesOf(policy, 'img-src')).toEqual(['data:'])
  expect(sourcesOf(policy, 'frame-src')).toEqual(['https://a.example'])
  expect(sourcesOf(policy, 'form-action')).toBeUndefined()
  expect(sourcesOf(parsePolicy("base-uri 'none'"), 'connect-src')).toBeUndefined()
})

const strict = [
  ['default-src', ["'self'"]],
  ['img-src', ["'self'", 'data:']],
]

test.each([
  ['bare', "default-src 'self'; img-src 'self' data:\n"],
  [
    'a list of headers',
    "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'self'; img-src 'self' data:\n",
  ],
  [
    'a page',
    `<meta charset="utf-8"><!-- <meta http-equiv="Content-Security-Policy" content="default-src *"> -->
    <META http-equiv=content-security-policy content="default-src 'self'; img-src 'self' data:">`,
  ],
  ['a template', "const policy = `\n  default-src 'self';\n  img-src 'self' data:;\n`\n"],
  [
    'a literal per directive',
    `// It's strict.\nconst policy = ["default-src 'self'", 'img-src \\'self\\' data:'].join('; ')`,
  ],
  ['JSON', '{ "key": "Content-Security-Policy", "value": "default-src \'self\'; img-src \'self\' data:" }'],
])('reads a policy from %s', (_, text) => {
  const policies = readPolicies(text, 'file')
  expect(policies.map(({ policy, isPartial }) => ({ directives: [...policy], isPartial }))).toEqual([
    { directives: strict, isPartial: false },
  ])
})

test('a policy with a computed part is partial, and a file without one has none', () => {
  const [found] = readPolicies(
    `const policy = \`script-src 'self' 'nonce-\${nonce}'; img-src data:\``,
    'proxy.ts',
  )
  expect(found?.isPartial).toBe(true)
  expect(readPolicies('export default { reactStrictMode: true }', 'next.config.ts')).toEqual([])
})
