import { describe, expect, it } from 'vitest'
import { errorsFolder, listErrorPages, listThrownErrors, renderErrorsTable } from './errorPages.js'

describe('docs/errors', () => {
  const thrown = listThrownErrors()
  const pages = listErrorPages()

  it('has a page for each code that is thrown, and no other', () => {
    expect(thrown.length).toBeGreaterThan(20)
    expect(pages.map(({ code }) => code).sort()).toEqual([...new Set(thrown.map(({ code }) => code))].sort())
  })

  it('gives each code to one class', () => {
    expect(new Set(thrown.map(({ code }) => code)).size).toBe(thrown.length)
  })

  it.each(pages)(
    '$path names its code and class and says why and what to do',
    ({ path, code, name, text }) => {
      expect(path).toBe(`${code}.md`)
      expect(name).toBe(thrown.find(error => error.code === code)?.name)
      expect(text).not.toBe('')
    },
  )

  it('has an overview that is up to date (`vitest -u` writes it)', async () => {
    await expect(renderErrorsTable()).toMatchFileSnapshot(`${errorsFolder}README.md`)
  })
})
