import { fileURLToPath } from 'node:url'
import { it } from 'vitest'
import { expectLoadedAgain } from '../../../core/test/expectLoadedAgain.js'

it('a part whose request failed is requested again', () =>
  expectLoadedAgain(
    fileURLToPath(new URL('lazyActions.ts', import.meta.url)),
    () => import('./loadActions.js'),
  ))
