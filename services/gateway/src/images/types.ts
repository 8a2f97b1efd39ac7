/** An image, ready to be sent. */
export type Image = {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Strong entity tag, quotes included. */
  readonly etag: string
}
