/** What server and browser both render with. */
export const ssrOptions = {
  networks: 'local',
  locale: 'en-US',
  themeMode: 'system',
  custom: 0,
  legal: false,
  collapse: false,
  featured: undefined,
  include: undefined,
  exclude: undefined,
  embedded: false,
  relay: undefined,
  gateway: undefined,
  siwx: undefined,
  siwxExpires: undefined,
  solana: undefined,
  solanaId: '',
}
