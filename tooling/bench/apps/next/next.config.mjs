import path from 'node:path'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The links of the packed project lead into the workspace.
  turbopack: { root: path.resolve(process.cwd(), '../../../../..') },
}

export default config
