// Rules of imports. Workspace imports resolve to `src` by the `@latchkit/source` condition; every rule also
// names `dist`, because a rule on `src` alone never fires when a package is resolved as its users see it.
const code = '(src|dist)'
const ours = '^(packages|apps|services|tooling|e2e)/'
const tests = '(\\.test(-d)?\\.tsx?$|/test/|/fixtures/|\\.config\\.ts$)'
const runtimeOnly = { dependencyTypesNot: ['type-only'] }

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

export default {
  forbidden: [
    forbid('unresolvable', 'An unresolved import hides every other rule.', {}, { couldNotResolve: true }),
    forbid(
      'no-runtime-cycle',
      'A cycle of types is fine, one of values is not.',
      { path: ours },
      { circular: true, viaOnly: runtimeOnly },
    ),
    forbid(
      'core-imports-nothing-of-ours',
      'core is independent; it may name types of the two clients.',
      { path: `^packages/core/${code}/`, pathNot: tests },
      { path: ours, pathNot: '^packages/(core|walletconnect|secure-frame-client)/' },
    ),
    forbid(
      'clients-import-nothing-of-ours',
      'walletconnect and secure-frame-client know neither Latchkit nor each other.',
      { path: `^packages/(walletconnect|secure-frame-client)/${code}/`, pathNot: tests },
      { path: ours, pathNot: '^packages/$1/' },
    ),
    forbid(
      'clients-give-types-alone',
      'The packages of the two clients are loaded by the app, never imported by core; the table of methods is no client.',
      { path: `^packages/core/${code}/`, pathNot: tests },
      {
        path: '^packages/(walletconnect|secure-frame-client)/',
        pathNot: `^packages/secure-frame-client/${code}/exports/methods\\.`,
        ...runtimeOnly,
      },
    ),
    forbid(
      'adapters-import-core-only',
      'An adapter knows core and its own chain library.',
      { path: `^packages/(adapter-[^/]+)/${code}/`, pathNot: tests },
      { path: ours, pathNot: `^packages/($1|core)/` },
    ),
    forbid(
      'react-imports-core-only',
      'react composes through the adapter contract; it knows no adapter.',
      { path: `^packages/react/${code}/`, pathNot: tests },
      { path: ours, pathNot: '^packages/(react|core|walletconnect|secure-frame-client)/' },
    ),
    forbid(
      'element-imports-react-and-core',
      'element wraps what react has; it knows no adapter and no client.',
      { path: `^packages/element/${code}/`, pathNot: tests },
      { path: ours, pathNot: '^packages/(element|react|core)/' },
    ),
    forbid(
      'clients-are-lazy',
      'The two clients are reached by dynamic import alone.',
      { path: `^packages/react/${code}/`, pathNot: tests },
      { path: `^packages/(walletconnect|secure-frame-client)/`, dynamic: false, ...runtimeOnly },
    ),
    forbid(
      'packages-meet-at-exports',
      'One package sees of another what its exports name, nothing deeper.',
      { path: `^packages/([^/]+)/${code}/` },
      { path: `^packages/[^/]+/${code}/`, pathNot: `^packages/($1/|[^/]+/${code}/exports/)` },
    ),
    forbid(
      'features-are-listed-once',
      'The client reaches a feature by the list of slots; nothing else of it names one.',
      { path: `^packages/core/${code}/(client/(?!features\\.)|features/[^/]+\\.)`, pathNot: tests },
      { path: `^packages/core/${code}/features/[^/]+/`, ...runtimeOnly },
    ),
    forbid(
      'internal-is-for-the-provider',
      'What core calls internal is for the one place that mounts it.',
      {
        path: `^packages/(?!core/)[^/]+/${code}/`,
        pathNot: `(^packages/react/${code}/page/provider/|${tests})`,
      },
      { path: `^packages/core/${code}/exports/internal\\.` },
    ),
    forbid(
      'apps-use-public-exports',
      'An app shows what any user could write.',
      { path: '^(apps|services)/' },
      { path: `^packages/[^/]+/${code}/`, pathNot: `^packages/[^/]+/${code}/exports/(?!internal\\.)` },
    ),
    forbid(
      'exports-are-for-others',
      'Entry files re-export; inside the package the file itself is imported.',
      { path: `^packages/([^/]+)/${code}/(?!exports/)`, pathNot: tests },
      { path: `^packages/$1/${code}/exports/` },
    ),
    forbid(
      'page-loads-the-rest',
      'What a page has before the click reaches the modal and the areas by import() only.',
      { path: `^packages/react/${code}/(page|exports/(?!locales))`, pathNot: tests },
      {
        path: `^packages/react/${code}/(modal|shared|connected|areas|locales)/`,
        dynamic: false,
        ...runtimeOnly,
      },
    ),
    forbid(
      'modal-loads-the-areas',
      'The first row of the modal needs no area and nothing that only areas share.',
      { path: `^packages/react/${code}/modal/`, pathNot: tests },
      { path: `^packages/react/${code}/(shared|connected|areas|locales)/`, dynamic: false, ...runtimeOnly },
    ),
    forbid(
      'shared-knows-no-area',
      'What several areas share imports none of them.',
      { path: `^packages/react/${code}/(shared|connected)/`, pathNot: tests },
      { path: `^packages/react/${code}/(areas|locales)/`, ...runtimeOnly },
    ),
    forbid(
      'areas-do-not-import-areas',
      'An area is one chunk. What two areas need is in shared or modal.',
      { path: `^packages/react/${code}/areas/([^/]+)/`, pathNot: tests },
      {
        path: `^packages/react/${code}/areas/`,
        pathNot: `^packages/react/${code}/areas/$2/`,
        ...runtimeOnly,
      },
    ),
    forbid(
      'views-do-not-import-views',
      'A view opens another one by the router. Only the list of an area imports its views.',
      { path: `^packages/react/${code}/areas/`, pathNot: `(/\\w+Parts\\.[jt]s$|${tests})` },
      { path: `^packages/react/${code}/areas/.*View\\.[jt]sx?$`, ...runtimeOnly },
    ),
    forbid(
      'components-are-dumb',
      'A component gets what it shows as props: no hooks of ours, no client, no core.',
      { path: `^packages/react/${code}/(modal|shared)/components/`, pathNot: tests },
      { path: `(^packages/react/${code}/.*(hooks|latchkit|provider)/|^packages/core/)`, ...runtimeOnly },
    ),
    forbid(
      'src-does-not-import-testing',
      'What is made for tests stays in tests.',
      {
        path: `^packages/[^/]+/${code}/`,
        pathNot: `(${tests}|^packages/testing/|/${code}/testing/|/${code}/exports/testing\\.)`,
      },
      { path: `^packages/[^/]+/${code}/(testing/|exports/testing\\.)` },
    ),
    forbid(
      'service-base-imports-nothing-of-ours',
      'What services share knows none of them.',
      { path: `^services/(base|delegations)/${code}/`, pathNot: tests },
      { path: ours, pathNot: '^services/$1/' },
    ),
    forbid(
      'services-meet-at-the-base',
      'A service imports the exports of the base and of the delegations, and no other service. The secure site and its frame share a protocol.',
      { path: '^services/(?!base/)([^/]+)/' },
      {
        path: '^services/',
        pathNot: `^services/($1/|(base|delegations)/${code}/exports/|secure-protocol/|secure-frame/)`,
      },
    ),
    forbid(
      'secure-protocol-is-for-the-secure-site',
      'Only the secure site and its frame speak the protocol.',
      { path: ours, pathNot: '^services/secure-(protocol|frame|site)/' },
      { path: '^services/secure-protocol/' },
    ),
    forbid(
      'secure-frame-is-reached-by-its-exports',
      'The frame is served as built files; tests drive its code by its exports.',
      { path: ours, pathNot: '^services/secure-frame/' },
      { path: '^services/secure-frame/', pathNot: `^services/secure-frame/${code}/exports/` },
    ),
    forbid(
      'secure-frame-imports-the-protocol',
      'The frame knows the protocol, its public client, the delegations and the time-outs of the service base.',
      { path: `^services/secure-frame/(${code}/|build)`, pathNot: tests },
      {
        path: ours,
        pathNot: `^(services/(secure-frame/|secure-protocol/${code}/|delegations/${code}/exports/|base/${code}/exports/timeout\\.)|packages/secure-frame-client/${code}/exports/)`,
      },
    ),
    forbid(
      'secure-protocol-imports-nothing-of-ours',
      'What the secure frame and its server share knows neither of them.',
      { path: `^services/secure-protocol/${code}/`, pathNot: tests },
      { path: ours, pathNot: '^services/secure-protocol/' },
    ),
    forbid(
      'secure-site-imports-protocol-and-base',
      'The server of the secure site knows the protocol, the delegations and the service base.',
      { path: `^services/secure-site/${code}/`, pathNot: tests },
      {
        path: ours,
        pathNot: `^services/(secure-site/|secure-protocol/|(base|delegations)/${code}/exports/)`,
      },
    ),
    forbid(
      'modules-import-no-module',
      'A module of a service gets what another module provides from its context; it may import its types.',
      { path: '^services/([^/]+)/src/modules/([^/]+)/', pathNot: tests },
      {
        path: '^services/$1/src/modules/',
        pathNot: '^services/$1/src/modules/$2/',
        ...runtimeOnly,
      },
    ),
    forbid(
      'modules-are-listed-once',
      'A service reaches its modules by the list alone; nothing else of it imports one.',
      { path: '^services/[^/]+/src/(?!modules[./])', pathNot: tests },
      { path: '^services/[^/]+/src/modules/', ...runtimeOnly },
    ),
    forbid(
      'nobody-imports-apps',
      'Apps are at the end of every chain; end-to-end tests alone drive them.',
      { path: '^(packages|services|tooling)/' },
      { path: '^apps/' },
    ),
    forbid(
      'apps-do-not-import-apps',
      'Each app is independent.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'no-full-zod',
      'Full zod is 91 kB and its eval probe violates a strict CSP: zod/mini only.',
      { path: '^(packages|apps|services/secure-(site|frame|protocol))/', pathNot: tests },
      { path: '(^zod$|node_modules/zod/)', pathNot: 'node_modules/zod/(v4/)?(mini|core)/', ...runtimeOnly },
    ),
    forbid(
      'no-foreign-kit',
      'No code of the kits that Latchkit replaces; only test peers of WalletConnect speak through it.',
      {
        path: ours,
        pathNot: '^(tooling/(interop|bench/apps/signClient)/|packages/testing/(wallet|test)/walletConnect/)',
      },
      { path: '(^|node_modules/)(@reown|@walletconnect|@web3modal)/' },
    ),
    forbid(
      'no-vendor-of-accounts',
      'Encodings of smart accounts are our own: packages of their vendor are for local chains and tests.',
      { path: '^(packages|apps|services)/', pathNot: tests },
      { path: '(^|node_modules/)@metamask/' },
    ),
    forbid(
      'no-undeclared-package',
      'A package imported at run time has to be in dependencies or peerDependencies.',
      { path: `^packages/[^/]+/${code}/`, pathNot: `(${tests}|/testing/|/exports/testing\\.)` },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: '(node_modules|^packages/[^/]+/dist/)' },
    exclude: {
      path: '(^|/)(tooling/checks/fixtures|apps/docs/examples/dist|apps/docs/\\.vitepress/\\.temp|test-results|playwright-report)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@latchkit/source', 'import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
