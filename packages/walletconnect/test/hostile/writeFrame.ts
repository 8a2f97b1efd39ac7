/** One unmasked WebSocket frame (RFC 6455 §5.2), final, with any opcode. */
export function writeFrame(bytes: Uint8Array, opcode: number): Buffer {
  const { length } = bytes
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = 128 | opcode
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, bytes])
}
