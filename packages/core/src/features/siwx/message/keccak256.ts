const lane = 64n

const rotate = (value: bigint, by: bigint) => BigInt.asUintN(64, (value << by) | (value >> (lane - by)))

/**
 * The Keccak-256 hash of fewer than 136 bytes, which are one block of it. EIP-55 needs it of 40; a library would weigh
 * more than the rest of this folder, also in apps that know no chain of eip155.
 *
 * @see https://keccak.team/keccak_specs_summary.html
 */
export function keccak256(input: Uint8Array): Uint8Array {
  const block = new Uint8Array(200)
  block.set(input.subarray(0, 135))
  block[Math.min(input.length, 135)] = 0x01
  block[135] = (block[135] ?? 0) | 0x80
  const view = new DataView(block.buffer)
  const state = Array.from({ length: 25 }, (_, index) => view.getBigUint64(index * 8, true))
  const at = (x: number, y: number) => state[(x % 5) + 5 * (y % 5)] ?? 0n

  let feedback = 1
  for (let round = 0; round < 24; round += 1) {
    // Theta
    const columns = [0, 1, 2, 3, 4].map(x => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(x, y), 0n))
    for (let index = 0; index < 25; index += 1) {
      const x = index % 5
      const parity = (columns[(x + 4) % 5] ?? 0n) ^ rotate(columns[(x + 1) % 5] ?? 0n, 1n)
      state[index] = at(x, Math.floor(index / 5)) ^ parity
    }
    // Rho and pi
    let [x, y, current] = [1, 0, at(1, 0)]
    for (let step = 0; step < 24; step += 1) {
      const turned = rotate(current, BigInt((((step + 1) * (step + 2)) / 2) % 64))
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      current = at(x, y)
      state[x + 5 * y] = turned
    }
    // Chi
    const before = [...state]
    const was = (x: number, y: number) => before[(x % 5) + 5 * y] ?? 0n
    for (let index = 0; index < 25; index += 1) {
      const row = Math.floor(index / 5)
      const column = index % 5
      state[index] = was(column, row) ^ (BigInt.asUintN(64, ~was(column + 1, row)) & was(column + 2, row))
    }
    // Iota
    for (let bit = 0; bit < 7; bit += 1) {
      if (feedback & 1) state[0] = at(0, 0) ^ (1n << BigInt((1 << bit) - 1))
      feedback = (feedback << 1) ^ ((feedback >> 7) * 0x171)
    }
  }
  for (let index = 0; index < 4; index += 1) view.setBigUint64(index * 8, state[index] ?? 0n, true)
  return block.slice(0, 32)
}
