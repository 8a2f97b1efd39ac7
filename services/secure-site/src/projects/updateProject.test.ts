import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../commands/runCommand.js'

async function openProjects(projects: object) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-projects-'))
  const file = path.join(folder, 'projects.json')
  await writeFile(file, JSON.stringify(projects))
  const lines: string[] = []
  return {
    file,
    lines,
    read: async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')),
    update: (...options: string[]) =>
      runCommand(
        ['project', 'update', ...options],
        { PROJECTS_FILE: file, PUBLIC_URL: 'https://wallet.example' },
        line => lines.push(line),
      ),
    remove: () => rm(folder, { recursive: true }),
  }
}

test('an origin is added to a project, and one is taken out, beside what the project has', async () => {
  const one = { origins: ['https://one.example'], codeDigits: 8, approvals: 'frame' }
  const { file, lines, read, update, remove } = await openProjects({ one, two: ['https://two.example'] })
  expect(
    await update(
      '--id',
      'one',
      '--add-origin',
      'https://new.example',
      '--add-origin',
      'http://localhost:5173',
    ),
  ).toBe(0)
  const added = ['https://one.example', 'https://new.example', 'http://localhost:5173']
  expect(lines).toEqual([`${file}  one: ${added.join(', ')}; restart the site`])
  expect(await read()).toEqual({ one: { ...one, origins: added }, two: ['https://two.example'] })
  // A second time changes nothing.
  await update('--id', 'one', '--add-origin', 'https://new.example')
  await update('--id', 'one', '--remove-origin', 'https://one.example')
  await update('--id', 'two', '--add-origin', 'https://too.example')
  expect(await read()).toEqual({
    one: { ...one, origins: added.slice(1) },
    two: ['https://two.example', 'https://too.example'],
  })
  await remove()
})

test('what the site could not start with is refused, and the file stays as it is', async () => {
  const one = {
    origins: ['https://one.example', 'https://app.example'],
    redirectUris: ['https://app.example/'],
  }
  const { file, read, update, remove } = await openProjects({ one })
  const refused = (message: string, ...options: string[]) =>
    expect(update(...options)).rejects.toThrow(message)
  await refused('needs --add-origin or --remove-origin', '--id', 'one')
  await refused(
    `${file} has no project two; "project add" adds it`,
    '--id',
    'two',
    '--add-origin',
    'https://two.example',
  )
  await refused('has no project toString', '--id', 'toString', '--add-origin', 'https://two.example')
  await refused('has a wildcard', '--id', 'one', '--add-origin', 'https://*.example')
  await refused('app is not an origin', '--id', 'one', '--add-origin', 'app')
  await refused('https://two.example is not listed', '--id', 'one', '--remove-origin', 'https://two.example')
  await refused(
    'must be an address of one of its origins',
    '--id',
    'one',
    '--remove-origin',
    'https://app.example',
  )
  await refused(
    'would have no origin',
    '--id',
    'one',
    '--remove-origin',
    'https://one.example',
    '--remove-origin',
    'https://app.example',
  )
  expect(await read()).toEqual({ one })
  await remove()
})
