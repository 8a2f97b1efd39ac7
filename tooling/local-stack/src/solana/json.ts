/** What a JSON text holds; integers beyond 2^53 are `bigint`. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json | undefined }
