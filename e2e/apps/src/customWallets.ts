/** Wallets that an app adds by itself: "Custom 1", "Custom 2", … */
export function customWallets(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `custom-${index + 1}`,
    name: `Custom ${index + 1}`,
    homepage: `https://custom-${index + 1}.example`,
  }))
}
