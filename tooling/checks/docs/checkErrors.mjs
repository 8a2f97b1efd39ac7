// Every error code that a package throws is described once, in a comment beside it, and its message links to its page.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { readErrors } from './lib/readErrors.mjs'
import { siteAddress } from './lib/siteAddress.mjs'

const { thrown, described } = readErrors()
const problems = []

const codes = new Set(thrown.map(({ code }) => code))
for (const code of codes) {
  const comments = described.filter(error => error.code === code)
  if (comments.length === 0) problems.push(`${code}: no comment has "@error ${code}"`)
  if (comments.length > 1) problems.push(`${code}: ${comments.map(({ at }) => at).join(' and ')} describe it`)
}
for (const { code, at, text, why, solution } of described) {
  if (!codes.has(code)) problems.push(`${at}: no package throws ${code}`)
  if (!text) problems.push(`${at}: ${code} has no literal text: add "@text"`)
  if (!why) problems.push(`${at}: ${code} has no "@why"`)
  if (!solution) problems.push(`${at}: ${code} has no "@solution"`)
  // An editor takes a line that starts with the name of a scope for a tag.
  for (const part of [why, solution])
    if ((part?.match(/`/g)?.length ?? 0) % 2 === 1)
      problems.push(`${at}: ${code}: a line starts inside \`…\` with @`)
}

/** A code is of one class in each package, so that it can be matched by either. */
const classes = new Map()
for (const { package: from, code, class: name } of thrown) {
  const key = `${from} throws ${code}`
  classes.set(key, (classes.get(key) ?? new Set()).add(name))
}
for (const [what, names] of classes)
  if (names.size > 1 || names.has('')) problems.push(`${what} as ${[...names].join(' and ') || 'no class'}`)

/** The base classes, whose messages have the address. */
const linking = [
  'packages/core/src/errors/BaseError.ts',
  'packages/walletconnect/src/errors/WalletConnectError.ts',
  'packages/secure-frame-client/src/SecureFrameError.ts',
]
for (const file of linking)
  if (!readFileSync(path.join(root, file), 'utf8').includes(siteAddress()))
    problems.push(`${file}: the address of a page does not start with ${siteAddress()}`)
finish(problems, `${described.length} codes`)
