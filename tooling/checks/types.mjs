// Types of every workspace. Workspaces with the same compiler options are one program, since most of the time goes into
// the sources and declarations that they share: a file is checked once, whatever imports it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { finish } from './lib/finish.mjs'
import { readLockfile } from './lib/readLockfile.mjs'
import { root } from './lib/root.mjs'
import { runTool } from './lib/runTool.mjs'

const folder = path.join(root, '.cache/types')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const problems = []

/** A project of the compiler: its file, its options without where they stand, and its sources. */
function readProject(member, name) {
  const file = path.join(root, member, name)
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile)
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file))
  return { file, member, key: JSON.stringify(options, Object.keys(options).sort()), fileNames }
}

const groups = new Map()
const scripts = []
let count = 0
for (const member of Object.keys(readLockfile().importers)) {
  const { scripts: { typecheck } = {} } = JSON.parse(
    readFileSync(path.join(root, member, 'package.json'), 'utf8'),
  )
  if (!typecheck || member === '.') continue
  count += 1
  const steps = typecheck.split(' && ').map(step => /^tsc -p (\S+)(?: --noEmit)?$/.exec(step)?.[1])
  if (steps.some(name => !name)) {
    // It does more than compile.
    scripts.push({ member, typecheck })
    continue
  }
  for (const project of steps.map(name => readProject(member, name)))
    groups.set(project.key, [...(groups.get(project.key) ?? []), project])
}

const compiler = path.join(root, 'tooling/tsconfig/tsc.mjs')
for (const [index, projects] of [...groups.values()].entries()) {
  const [{ file }] = projects
  const merged = path.join(folder, `tsconfig.${index}.json`)
  writeFileSync(
    merged,
    JSON.stringify({ extends: file, files: projects.flatMap(({ fileNames }) => fileNames), include: [] }),
  )
  // The packages' sources are checked once, in their own program. The others take what the build made of them, as users do.
  const isOfPackages = projects.some(({ member }) => member.startsWith('packages/'))
  const { code, output } = runTool(process.execPath, [
    compiler,
    '-p',
    projects.length > 1 ? merged : file,
    '--noEmit',
    '--pretty',
    'false',
    ...(isOfPackages ? [] : ['--customConditions', 'null']),
    // Several checkers would each infer the types that their files share, on processors that are busy anyway.
    '--checkers',
    '1',
  ])
  if (code !== 0) problems.push(output)
}
for (const { member, typecheck } of scripts) {
  const cwd = path.join(root, member)
  const bin = path.join(cwd, 'node_modules/.bin')
  const { status, stdout, stderr } = spawnSync(typecheck, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  })
  if (status !== 0) problems.push(`${member}: ${typecheck}\n${stdout}${stderr}`)
}
finish(problems, `${count} workspaces in ${groups.size + scripts.length} programs`)
