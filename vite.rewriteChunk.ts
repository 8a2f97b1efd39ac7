/** What the build of a package changes in the text of a chunk, after rolldown. Lines stay where the source map has them. */
export function rewriteChunk(
  code: string,
  /** Whether most functions of the chunk run as soon as it is loaded. */
  isEarly: boolean,
): string {
  const unwrapped = unwrapNamespaces(code)
    // A comment of the bundler names files of this machine; one of the licence takes its line.
    .replace(
      /^\/\/ \S*\/_esm\/\S+\.js$/m,
      '// viem, MIT License, Copyright (c) 2023-present weth, LLC: see LICENSE.',
    )
  return isEarly ? compileEarly(unwrapped) : unwrapped
}

/**
 * Exports the members of modules that are imported by `import()` under their own names. Rolldown wraps each in an object
 * and imports a helper for it, since a module of ours holds several of them.
 */
function unwrapNamespaces(code: string): string {
  const members = new Map<string, string[]>()
  return (
    code
      .replace(/^import \{ (?:\w+ as )?__exportAll \} from "[^"]+";/m, '')
      .replace(/^\/\/ \\0rolldown\/runtime\.js\n[\s\S]*?^\};/m, all => all.replace(/[^\n]/g, ''))
      .replace(/\b__exportAll(?: as \w+)?(, | (?=\}))/, '')
      .replace(
        /^var (\w+_exports(?:\$\d+)?) = \/\* @__PURE__ \*\/ __exportAll\(\{([^}]*)\}\);/gm,
        (all, name: string, body: string) => {
          const pairs = [...body.matchAll(/(\w+): \(\) => ([\w$]+)/g)]
          members.set(
            name,
            pairs.map(([, key, local]) => (key === local ? `${local}` : `${local} as ${key}`)),
          )
          return all.replace(/[^\n]/g, '')
        },
      )
      .replace(/(\w+_exports(?:\$\d+)?)(?: as \w+)?(?=[,\s][^;]*\};\s*$)/gm, (all, name: string) =>
        (members.get(name) ?? [all]).join(', '),
      )
      .replace(/(import\("[^"]+"\))\.then\(\(n\) => n\.[\w$]+\)/g, '$1')
      // A member that other modules import as well is exported once.
      .replace(
        /^export \{ (.*) \};$/m,
        (_all, names: string) => `export { ${[...new Set(names.split(', '))].join(', ')} };`,
      )
  )
}

/**
 * Puts functions in parentheses. V8 compiles those with their module, on another thread, and any other function when it is
 * first called. Vite and esbuild keep the parentheses; a bundler that drops them changes nothing else. The functions are
 * variables then: what runs with the module must stand after those that it names.
 */
function compileEarly(code: string): string {
  return code.replace(/^(async )?function ([\w$]+)(\(.*\{\n[\s\S]*?\n\})$/gm, 'var $2 = ($1function$3);')
}
