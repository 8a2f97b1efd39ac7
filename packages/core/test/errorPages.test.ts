import { WalletConnectError } from '@latchkit/walletconnect'
import { describe, expect, it } from 'vitest'
import { BaseError } from '../src/exports/index.js'
import {
  errorsFolder,
  listErrorPages,
  listThrownErrors,
  readErrorsAddress,
  renderErrorsTable,
} from './errorPages.js'

describe('docs/errors', () => {
  const thrown = listThrownErrors()
  const pages = listErrorPages()

  it('has a page for each code that is thrown, and no other', () => {
    expect(thrown.length).toBeGreaterThan(20)
    expect(pages.map(({ code }) => code).sort()).toEqual([...new Set(thrown.map(({ code }) => code))].sort())
  })

  it('gives each code to one class of a package', () => {
    const classes = new Map<string, Set<string>>()
    for (const error of thrown) {
      const key = `${error.package} ${error.code}`
      classes.set(key, (classes.get(key) ?? new Set()).add(error.name))
    }
    expect([...classes].filter(([, names]) => names.size > 1)).toEqual([])
  })

  it.each(pages)(
    '$path names its code and class and says why and what to do',
    ({ path, code, name, text, why, whatToDo }) => {
      expect(path).toBe(`${code}.md`)
      expect(thrown.filter(error => error.code === code).map(error => error.name)).toContain(name)
      expect(text).not.toBe('')
      expect(why).not.toBe('')
      expect(whatToDo).not.toBe('')
    },
  )

  it('is where the messages of errors lead, in the repository that the packages name', () => {
    const address = readErrorsAddress()
    const options = { code: 'caip/invalid-address' }
    for (const error of [new BaseError('No.', options), new WalletConnectError('No.', options)])
      expect(error.message).toBe(`No.\nCode: ${options.code}\nDocs: ${address}${options.code}.md`)
  })

  it('has an overview that is up to date (`vitest -u` writes it)', async () => {
    await expect(renderErrorsTable()).toMatchFileSnapshot(`${errorsFolder}README.md`)
  })
})
