import { defineLibrary } from '../../vite.library.js'

export default defineLibrary({
  url: import.meta.url,
  chunks: {
    modal: ['modal'],
    shared: ['shared'],
    connected: ['connected'],
    qrCode: ['qrCode'],
    '': ['areas/*/sections', 'areas/*'],
  },
  // Built by vite.locales.config.ts.
  apart: ['locales'],
})
