import { describe, expect, it } from 'vitest'
import { errorsFolder, listErrorPages, listThrownErrors, renderErrorsTable } from './errorPages.js'

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
    ({ path, code, name, text }) => {
      expect(path).toBe(`${code}.md`)
      expect(thrown.filter(error => error.code === code).map(error => error.name)).toContain(name)
      expect(text).not.toBe('')
    },
  )

  it('has an overview that is up to date (`vitest -u` writes it)', async () => {
    await expect(renderErrorsTable()).toMatchFileSnapshot(`${errorsFolder}README.md`)
  })
})
