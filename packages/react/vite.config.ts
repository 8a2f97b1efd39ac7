import { readdirSync } from 'node:fs'
import { defineLibrary, filesOf } from '../../vite.library.js'

const areas = readdirSync(new URL('src/areas', import.meta.url), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => [`${name}Views`, filesOf(import.meta.url, `areas/${name}`)] as const)

export default defineLibrary({
  url: import.meta.url,
  // Built by vite.locales.config.ts.
  apart: ['locales'],
  modules: {
    modal: filesOf(import.meta.url, 'modal'),
    // Parts of the first view where there is an embedded wallet.
    embeddedSections: filesOf(import.meta.url, 'areas/embedded/sections'),
    qrCode: filesOf(import.meta.url, 'qrCode'),
    sharedViews: filesOf(import.meta.url, 'shared'),
    // What a page loads once a wallet is connected.
    connected: filesOf(import.meta.url, 'connected'),
  },
  areas: Object.fromEntries(areas),
  // The first row needs nearly all of it.
  early: ['modal'],
  shared: 'sharedViews',
})
