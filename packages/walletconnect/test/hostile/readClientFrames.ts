/** Takes the masked frames of a client out of a stream (RFC 6455 §5.2). Clients here send no fragments. */
export function readClientFrames(onFrame: (opcode: number, text: string) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return data => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const short = (rest[1] ?? 0) & 127
      const at = short < 126 ? 2 : short === 126 ? 4 : 10
      if (rest.length < at + 4) return
      const length =
        short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
      if (rest.length < at + 4 + length) return
      const mask = rest.subarray(at, at + 4)
      const body = Buffer.from(rest.subarray(at + 4, at + 4 + length))
      for (let index = 0; index < length; index++) body[index] = (body[index] ?? 0) ^ (mask[index % 4] ?? 0)
      const opcode = (rest[0] ?? 0) & 15
      rest = rest.subarray(at + 4 + length)
      onFrame(opcode, body.toString('utf8'))
    }
  }
}
