/** Today's Next app. The page of the template without `--empty` loads its font from another host while it is built. */
export const next = {
  manager: 'npm',
  bundler: 'next',
  generator: [
    'create-next-app@latest',
    'app',
    '--yes',
    '--empty',
    '--skip-install',
    '--disable-git',
    '--no-agent-feedback',
  ],
  connects: true,
  installs: 'EVM chains',
  code: {
    'app/providers.tsx': 'docs/guides/server-rendering.md#providers.tsx',
    'app/layout.tsx': 'docs/guides/server-rendering.md#layout.tsx',
    'app/page.tsx': 'docs/guides/server-rendering.md#page.tsx',
  },
}
