import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { defaultConfig, parseConfig } from '../config/parseConfig.js'
import { readPortOffset } from './demoServerError.js'
import { contentSecurityPolicy, fillConfig } from './serveDemo.js'

const block = /id="demo-config">([^<]*)<\/script>/

describe('fillConfig', () => {
  test.each(['index.html', 'existing-wagmi.html'])('fills the block of %s', async name => {
    const html = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
    const filled = fillConfig(html, defaultConfig(3000))
    expect(parseConfig(block.exec(filled)?.[1] ?? '')).toEqual(defaultConfig(3000))
    expect(fillConfig(filled, defaultConfig())).toBe(fillConfig(html, defaultConfig()))
  })

  test('lets no value end the block', () => {
    const { chains, ...services } = defaultConfig()
    const hostile = { chains: [{ ...chains[0], name: '</script><b>$1' }, chains[1]], ...services } as const
    const filled = fillConfig('<script type="application/json" id="demo-config">{}</script>', hostile)
    expect(filled.match(/<\/script>/g)).toHaveLength(1)
    expect(parseConfig(block.exec(filled)?.[1] ?? '')).toEqual(hostile)
  })
})

test('the pages have no inline script or style, which the policy would refuse (C13)', async () => {
  for (const name of ['index.html', 'existing-wagmi.html']) {
    const html = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/)
    expect([...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/json"))/g)]).toEqual([])
  }
})

test('the policy names nothing unsafe and each origin once', () => {
  const chain = 'http://127.0.0.1:8545'
  const images = ['http://localhost:4600', 'http://localhost:4600']
  expect(contentSecurityPolicy({ connect: [chain, chain], images })).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http://localhost:4600; connect-src 'self' http://127.0.0.1:8545; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
})

test('the port offset is a multiple of 1000', () => {
  expect(readPortOffset(undefined)).toBe(0)
  expect(readPortOffset('2000')).toBe(2000)
  for (const text of ['5', '-1000', 'x', '51000'])
    expect(() => readPortOffset(text)).toThrow(/multiple of 1000/)
})
