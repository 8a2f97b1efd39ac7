import { expect, test } from 'vitest'
import { describeVectors } from '../../test/vectors.js'
import {
  createRecap,
  decodeRecap,
  describeRecap,
  encodeRecap,
  mergeRecaps,
  type Recap,
  readRecap,
} from './recap.js'

type Recaps = {
  readonly decode: readonly { readonly urn: string; readonly recap: Recap }[]
  readonly merge: readonly {
    readonly lines: string
    readonly create: readonly [string, string, string[]][]
    readonly merged: Recap
  }[]
  readonly statements: readonly { readonly resources: readonly string[]; readonly statement: string }[]
}

describeVectors<Recaps>('walletconnect/recap.json', ({ decode, merge, statements }) => {
  test.each(decode)('decodes $urn', ({ urn, recap }) => {
    expect(decodeRecap(urn)).toEqual(recap)
    expect(decodeRecap(encodeRecap(recap))).toEqual(recap)
  })
  test.each(merge)('merges $lines', ({ create, merged }) => {
    const [one, two] = create.map(([resource, ability, actions]) => createRecap(resource, ability, actions))
    if (!one || !two) throw new TypeError('two recaps')
    // The order of members matters: it is part of the signed text.
    expect(JSON.stringify(mergeRecaps(one, two))).toBe(JSON.stringify(merged))
  })
  test.each(statements)('says $statement', ({ resources, statement }) => {
    const recap = readRecap(resources)
    expect(recap && describeRecap(recap)).toBe(statement)
  })
})

test.each([
  'https://example.com',
  'urn:recap:',
  'urn:recap:%%%',
  'urn:recap:e30',
  `urn:recap:${btoa('{"att":{"eip155":[]}}')}`,
  `urn:recap:${btoa('{"att":{"eip155":{"request/x":{}}}}')}`,
])('%s is no recap', resource => {
  expect(decodeRecap(resource)).toBeUndefined()
  expect(readRecap([resource])).toBeUndefined()
})
