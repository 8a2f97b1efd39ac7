import type { Json } from '../json.js'

export type Params = readonly (Json | undefined)[]

export type Method = (params: Params) => Json

export type Methods = Readonly<Record<string, Method>>
