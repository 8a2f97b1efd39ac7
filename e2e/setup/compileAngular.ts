import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import linker from '@angular/compiler-cli/linker/babel'
import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Compiles a component ahead of time, with its template's types, as `ng build` does: `folder/app.ts` becomes
 * `folder/ahead/app.js`. A mistake rejects with what the compiler printed.
 */
export async function compileAngular(folder: string): Promise<void> {
  const config = path.join(folder, 'tsconfig.angular.json')
  // As `ng new` writes it, but where the output goes.
  const compilerOptions = {
    target: 'es2022',
    module: 'preserve',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    skipLibCheck: true,
    isolatedModules: true,
    experimentalDecorators: true,
    importHelpers: true,
    types: [],
    rootDir: folder,
    outDir: path.join(folder, 'ahead'),
  }
  const angularCompilerOptions = {
    compilationMode: 'full',
    strictInjectionParameters: true,
    strictInputAccessModifiers: true,
    strictTemplates: true,
  }
  await writeFile(config, JSON.stringify({ compilerOptions, angularCompilerOptions, files: ['app.ts'] }))
  const manifest = createRequire(import.meta.url).resolve('@angular/compiler-cli/package.json')
  const compiler = path.join(path.dirname(manifest), 'bundles/src/bin/ngc.js')
  const run = promisify(execFile)
  await run(process.execPath, [compiler, '-p', config]).catch((error: Error & { stderr?: string }) => {
    throw new Error(`ngc: ${error.stderr || error.message}`, { cause: error })
  })
}

/** Angular's libraries are compiled by half; with this nothing is left for a compiler in the page. */
export const angularLinker: Plugin = {
  name: 'angular-linker',
  async transform(code, id) {
    if (!id.includes('/@angular/') || !code.includes('ɵɵngDeclare')) return null
    const linked = await transformAsync(code, {
      filename: id,
      babelrc: false,
      configFile: false,
      compact: false,
      plugins: [[linker, { linkerJitMode: false }]],
    })
    return linked?.code ? { code: linked.code, map: null } : null
  },
}
