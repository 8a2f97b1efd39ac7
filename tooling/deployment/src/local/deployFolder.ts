import { fileURLToPath } from 'node:url'

/** The folder of the files that an operator deploys from. */
export const deployFolder: string = fileURLToPath(new URL('../../../../deploy', import.meta.url))
