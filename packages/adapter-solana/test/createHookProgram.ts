/**
 * The smallest program that the chain runs, as a transfer hook: it accepts each call. Token-2022 itself checks that a
 * transfer has the accounts that the hook lists.
 */
export function createHookProgram(): Uint8Array {
  const names = '\0.text\0.shstrtab\0'
  const [textAt, namesAt, sectionsAt] = [64, 80, 104]
  const bytes = new Uint8Array(sectionsAt + 3 * 64)
  const view = new DataView(bytes.buffer)
  // ELF, 64 bits, little endian: a shared object for BPF.
  bytes.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
  view.setUint16(16, 3, true)
  view.setUint16(18, 247, true)
  view.setUint32(20, 1, true)
  view.setBigUint64(24, BigInt(textAt), true)
  view.setBigUint64(40, BigInt(sectionsAt), true)
  // Sizes of the header and its tables, and the section of names.
  for (const [index, value] of [64, 56, 0, 64, 3, 2].entries()) view.setUint16(52 + 2 * index, value, true)
  // r0 = 0; exit
  bytes.set([0xb7, 0, 0, 0, 0, 0, 0, 0, 0x95], textAt)
  bytes.set(new TextEncoder().encode(names), namesAt)
  section(1, { name: 1, type: 1, flags: 6, at: textAt, size: 16 })
  section(2, { name: 7, type: 3, flags: 0, at: namesAt, size: names.length })
  return bytes

  function section(
    index: number,
    row: Readonly<Record<'name' | 'type' | 'flags' | 'at' | 'size', number>>,
  ): void {
    const start = sectionsAt + 64 * index
    view.setUint32(start, row.name, true)
    view.setUint32(start + 4, row.type, true)
    view.setBigUint64(start + 8, BigInt(row.flags), true)
    // The address of the code is its place in the file.
    view.setBigUint64(start + 16, BigInt(row.type === 1 ? row.at : 0), true)
    view.setBigUint64(start + 24, BigInt(row.at), true)
    view.setBigUint64(start + 32, BigInt(row.size), true)
    view.setBigUint64(start + 48, 8n, true)
  }
}
