import { InputError } from '../../errors.js'
import type { App } from '../../source/app.js'
import { formatCode, readStyle, toLiteral } from '../../source/style.js'
import { type Chain, describeInstance } from '../parts.js'
import type { Project } from '../readProject.js'

/** The file of the instance. On a server it is a component that makes an instance per request. */
export type Instance = {
  readonly file: string
  readonly component: 'LatchkitProvider' | 'LatchkitProviders' | undefined
}

/** Writes the file that creates the instance, unless it is there. Throws `InputError` if another file has its place. */
export function createInstance(app: App, project: Project, chosen: readonly Chain[]): Instance {
  const instance = placeInstance(app, project)
  const existing = app.read(instance.file)
  if (existing !== undefined) {
    if (existing.includes('createLatchkit(')) return instance
    throw new InputError(
      `${instance.file} is there and does not call createLatchkit. Rename it, and run the command again.`,
    )
  }
  const style = readStyle(app.sources.map(file => app.read(file)).join('\n'))
  const code =
    instance.component === 'LatchkitProviders'
      ? writeProviders(project, chosen, instance.file)
      : writeModule(project, chosen, instance.file)
  app.write(instance.file, formatCode(code, style))
  return instance
}

/** Returns where the instance of an app is, or will be. */
export function placeInstance(app: App, { framework, hasTypes, sourceFolder }: Project): Instance {
  const ending = hasTypes ? 'ts' : 'js'
  if (framework === 'vue') return { file: `${sourceFolder}latchkit.${ending}`, component: undefined }
  if (framework === 'vite-react')
    return { file: `${sourceFolder}latchkit.${ending}`, component: 'LatchkitProvider' }
  // Beside `pages`, not in it: a file in there is a page.
  const folder = framework === 'next-app' ? findAppFolder(app) : sourceFolder
  return { file: `${folder}latchkitProviders.${ending}x`, component: 'LatchkitProviders' }
}

function findAppFolder({ sources }: App): string {
  return sources.some(file => file.startsWith('src/app/')) ? 'src/app/' : 'app/'
}

function writeModule(project: Project, chosen: readonly Chain[], file: string): string {
  const { imports, localImports, options } = describeInstance(project, chosen, file)
  const isVue = project.framework === 'vue'
  return [
    ...imports,
    isVue
      ? "import { createLatchkit, defineElements } from '@latchkit/element';"
      : "import { createLatchkit } from '@latchkit/react';",
    ...localImports,
    '',
    'export const latchkit = createLatchkit({',
    ...options(toLiteral(project.name)).map(line => `  ${line}`),
    '});',
    ...(isVue ? ['', 'defineElements();'] : []),
    '',
  ].join('\n')
}

function writeProviders(project: Project, chosen: readonly Chain[], file: string): string {
  const { imports, localImports, options } = describeInstance(project, chosen, file)
  return [
    "'use client';",
    ...imports,
    "import { createLatchkit, LatchkitProvider } from '@latchkit/react';",
    `import { ${project.hasTypes ? 'type ReactNode, ' : ''}useState } from 'react';`,
    ...localImports,
    '',
    `export function LatchkitProviders({ children }${project.hasTypes ? ': { children: ReactNode }' : ''}) {`,
    '  // One instance per request: a module of the server is shared by all visitors.',
    '  const [latchkit] = useState(() =>',
    '    createLatchkit({',
    ...options(toLiteral(project.name)).map(line => `      ${line}`),
    '    }),',
    '  );',
    '  return <LatchkitProvider latchkit={latchkit}>{children}</LatchkitProvider>;',
    '}',
    '',
  ].join('\n')
}
