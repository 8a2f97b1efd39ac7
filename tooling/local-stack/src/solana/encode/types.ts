export type AccountEncoding = 'binary' | 'base58' | 'base64' | 'jsonParsed'

export type AccountFormat = {
  encoding: AccountEncoding
  dataSlice: { offset: number; length: number } | undefined
}
