import type { NextConfig } from 'next'

const config: NextConfig = {
  // Where the monorepo's tasks look for what a build made.
  distDir: 'dist',
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // `typecheck` is a separate step.
  typescript: { ignoreBuildErrors: true },
}

export default config
