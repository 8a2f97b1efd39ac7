import type { Change } from '../changes/writeChanges.js'
import type { App } from '../source/app.js'
import type { ByHand, Chain } from './parts.js'
import type { Project } from './readProject.js'
import { addDependencies } from './steps/addDependencies.js'
import { allowImages } from './steps/allowImages.js'
import { createInstance, placeInstance } from './steps/createInstance.js'
import { defineElements } from './steps/defineElements.js'
import { wrapApp } from './steps/wrapApp.js'

export type Plan = {
  readonly changes: readonly Change[]
  readonly byHand: readonly ByHand[]
}

/** Returns what is missing in an app, and writes nothing. Throws `InputError`. */
export function planAdd(app: App, project: Project, chosen: readonly Chain[], version: string): Plan {
  const byHand: ByHand[] = []
  addDependencies(app, project, chosen, version)
  // An app that creates an instance elsewhere is set up by its own code.
  if (!hasOwnInstance(app, project)) {
    const isNew = app.read(placeInstance(app, project).file) === undefined
    const instance = createInstance(app, project, chosen)
    if (isNew && chosen.includes('evm') && 'wagmi' in project.dependencies && !project.wagmiConfig)
      byHand.push({
        what: `If the app has a wagmi config, pass it in ${instance.file}, and list its chains in networks.`,
        code: 'wagmiAdapter({ config })',
        docs: 'guides/existing-wagmi-app.md',
      })
    byHand.push(
      ...(project.framework === 'vue' ? defineElements(app, instance) : wrapApp(app, project, instance)),
    )
  }
  byHand.push(...allowImages(app))
  return { changes: app.changes(), byHand }
}

function hasOwnInstance(app: App, project: Project): boolean {
  const { file: ours } = placeInstance(app, project)
  return app.sources.some(file => file !== ours && (app.read(file) ?? '').includes('createLatchkit('))
}
