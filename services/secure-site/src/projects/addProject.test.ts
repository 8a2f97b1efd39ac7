import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addProject } from './addProject.js'
import { readSiteProjects } from './readSiteProjects.js'

test('a project is added, its origins are replaced, and what is no exact origin is refused', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-projects-'))
  const file = path.join(folder, 'projects.json')
  const publicUrl = 'https://wallet.example'
  const add = (id: string, ...origins: string[]) => addProject({ file, id, origins, publicUrl })
  await add('one', 'https://one.example')
  await add('two', 'http://localhost:5173')
  await add('one', 'https://one.example', 'https://new.example')
  const projects = await readSiteProjects(file, { publicUrl })
  expect([...projects].map(([id, { origins }]) => [id, origins])).toEqual([
    ['one', ['https://one.example', 'https://new.example']],
    ['two', ['http://localhost:5173']],
  ])
  const before = await readFile(file, 'utf8')
  await expect(add('three', 'https://*.example')).rejects.toThrow('has a wildcard')
  await expect(add('three', 'http://app.example')).rejects.toThrow('must be https')
  await expect(add('three', publicUrl)).rejects.toThrow('is the secure site itself')
  await expect(add('three', 'https://app.example/')).rejects.toThrow('is written https://app.example')
  await expect(add('a b', 'https://app.example')).rejects.toThrow('the id')
  await expect(add('three', 'app')).rejects.toThrow('is not an origin')
  expect(await readFile(file, 'utf8')).toBe(before)
  await rm(folder, { recursive: true })
})
