export type AccountEncoding = 'binary' | 'base58' | 'base64' | 'jsonParsed'

export type AccountFormat = {
  encoding: AccountEncoding
  dataSlice: { offset: number; length: number } | undefined
}

export type TransactionEncoding = 'json' | 'jsonParsed' | 'base58' | 'base64'
