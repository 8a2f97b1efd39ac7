import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { settings as gateway } from '@latchkit/gateway'
import { settings as relay } from '@latchkit/relay'
import { settings as secureSite } from '@latchkit/secure-site'
import { parseAllDocuments } from 'yaml'
import { deployFolder } from '../src/local/deployFolder.js'

/** The folder of the files that an operator deploys from. */
export const folder = deployFolder

/** The settings of the services, by the names of their files. */
export const services = { relay, gateway, 'secure-site': secureSite } as const

export type Service = keyof typeof services

export const serviceNames = Object.keys(services) as readonly Service[]

/** Variables of Node and of the programs around a service. */
export const foreignVariables: readonly string[] = ['NODE_ENV']

/** Reads a file of the folder. */
export const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

/** Paths below a folder of it, by the end of their name. */
export function listFiles(under: string, ending: string): readonly string[] {
  return readdirSync(path.join(folder, under), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => path.join(under, name))
    .sort()
}

/** Reads a file of variables, as `--env-file`, compose and systemd do. */
export function readVariables(file: string): { readonly [name: string]: string } {
  const lines = readText(file).split('\n')
  return Object.fromEntries(
    lines
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

/** Parses the documents of a YAML file. */
export function readYaml(file: string): readonly Manifest[] {
  return parseAllDocuments(readText(file), { merge: true }).map(document => {
    const [error] = document.errors
    if (error) throw error
    return document.toJS() as Manifest
  })
}

/** A document of Kubernetes or compose; tests check what they read of it. */
// biome-ignore lint/suspicious/noExplicitAny: each document has another shape, and the tests check it
export type Manifest = any
