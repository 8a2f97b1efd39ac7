const ethereum =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%238ffcf3' d='M12 4v5.91l5 2.24z'/%3E%3Cpath fill='%23cabcf8' d='m12 4-5 8.15 5-2.24z'/%3E%3Cpath fill='%23cba7f5' d='M12 15.98V20l5-6.92z'/%3E%3Cpath fill='%2374a0f3' d='M12 20v-4.02l-5-2.9z'/%3E%3Cpath fill='%23cba7f5' d='m12 15.05 5-2.9-5-2.24z'/%3E%3Cpath fill='%2374a0f3' d='m7 12.15 5 2.9V9.9z'/%3E%3Cpath fill='%23202699' fill-rule='evenodd' d='m12 15.05-5-2.9L12 4l5 8.15zM7.33 11.9l4.59-7.47v5.43zm-.07.2 4.66-2.06v4.77zm4.82-2.06v4.77l4.65-2.7zm0-.18 4.59 2.04-4.6-7.47z' clip-rule='evenodd'/%3E%3Cpath fill='%23202699' fill-rule='evenodd' d='m12 15.92-5-2.84L12 20l5-6.92zm-4.44-2.34 4.36 2.48v3.56zm4.52 2.48v3.56l4.36-6.04z' clip-rule='evenodd'/%3E%3C/svg%3E"
const optimism =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fe0420' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M4.86 15.38q.87.62 2.23.62 1.65 0 2.64-.74.98-.76 1.38-2.28.24-.93.41-1.92.06-.36.06-.6 0-.77-.4-1.33a2.4 2.4 0 0 0-1.1-.84q-.7-.3-1.58-.29-3.24 0-4.02 3.06a36 36 0 0 0-.42 1.92 4 4 0 0 0-.06.6q0 1.16.86 1.8m4.13-2.47c-.22.85-.82 1.4-1.74 1.4-.9 0-1.21-.6-1.05-1.4q.2-1.08.41-1.82.35-1.39 1.74-1.4c.9 0 1.2.6 1.04 1.4A26 26 0 0 1 9 12.9m3.47 3.01a.2.2 0 0 0 .2.08h1.5a.3.3 0 0 0 .22-.08.3.3 0 0 0 .12-.2l.48-2.25h1.54a3.8 3.8 0 0 0 2.29-.89q.85-.63 1.12-1.94.07-.3.07-.6 0-.99-.76-1.52Q18.5 8 17.26 8H14.3a.3.3 0 0 0-.21.08.3.3 0 0 0-.13.2l-1.53 7.43a.3.3 0 0 0 .03.21m5.41-5.3c-.14.6-.67 1.17-1.3 1.17H15.3l.44-2.1h1.34c.46 0 .84.08.84.58q0 .15-.04.35' clip-rule='evenodd'/%3E%3C/svg%3E"
const bnb =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23f0b90b' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M7.64 6.45 12 4l4.36 2.45-1.6.9L12 5.82 9.24 7.36zm8.73 3.1-1.6-.91L12 10.18 9.24 8.64l-1.6.9v1.81l2.75 1.55v3.09l1.61.9 1.6-.9v-3.1l2.76-1.54zm0 4.9v-1.82l-1.6.9v1.82zm1.14.64-2.76 1.54v1.81l4.36-2.45v-4.9l-1.6.9zm-1.6-7.1 1.6.91v1.81l1.6-.9V8l-1.6-.91zm-5.52 9.3v1.8L12 20l1.6-.9v-1.81l-1.6.9zm-2.76-2.85 1.6.9v-1.8l-1.6-.9zM10.4 8l1.61.9 1.6-.9-1.6-.91zm-3.9.9L8.1 8l-1.6-.91L4.9 8v1.81l1.6.9zm0 3.1-1.6-.91v4.9l4.36 2.45v-1.82L6.5 15.08v-3.1z'/%3E%3C/svg%3E"
const gnosis =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%233e6957' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m18.69 8 .15.24A7.6 7.6 0 0 1 20 12.27c0 2.04-.83 4-2.33 5.44A8.3 8.3 0 0 1 12 20h-.02c-4.4 0-8-3.5-7.98-7.76 0-1.43.41-2.82 1.17-4.03L5.31 8l.73.7a3 3 0 0 0-.34.66 3 3 0 0 0 .1 2.27c.35.7.98 1.26 1.75 1.53a3 3 0 0 0 1.41.15 3 3 0 0 0 1.33-.48L12 14.47l1.95-1.89a3.1 3.1 0 0 0 2.59.3q.64-.22 1.13-.67a2.8 2.8 0 0 0 .87-2.39 3 3 0 0 0-.46-1.24zM6.94 9.56l2.3 2.21q-.45.34-1 .34a1.7 1.7 0 0 1-1.15-.47 1.5 1.5 0 0 1-.48-1.1q.01-.56.33-.98m8 2.08 2.27-2.2q.27.4.28.89a1.6 1.6 0 0 1-1.64 1.58q-.5 0-.91-.27m-2.91 1.65-6.6-6.42.25-.26a9 9 0 0 1 2.84-1.93A9 9 0 0 1 11.93 4h.02c2.41 0 4.73 1 6.35 2.74l.25.27zM6.5 6.87l5.53 5.37 5.45-5.26a8 8 0 0 0-2.52-1.64 8 8 0 0 0-3-.6h-.01A8 8 0 0 0 6.5 6.88'/%3E%3C/svg%3E"
const unichain =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23f50db4' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M20 11.85A7.85 7.85 0 0 1 12.15 4h-.3v7.85H4v.3A7.85 7.85 0 0 1 11.85 20h.3v-7.85H20z'/%3E%3C/svg%3E"
const polygon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='url(%23a)' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m15.88 14.86 3.8-2.16a.6.6 0 0 0 .32-.56V7.8a.6.6 0 0 0-.33-.56L15.88 5.1a.7.7 0 0 0-.65 0l-3.8 2.16a.6.6 0 0 0-.32.56v7.73l-2.66 1.52-2.67-1.52v-3.03L8.45 11l1.75 1V9.96l-1.43-.82a.7.7 0 0 0-.65 0l-3.8 2.17a.6.6 0 0 0-.32.55v4.33c0 .23.12.45.32.56l3.8 2.17c.2.11.45.11.65 0l3.8-2.17a.6.6 0 0 0 .32-.56V8.45l.05-.02 2.61-1.5 2.66 1.53v3.03l-2.66 1.52-1.75-1v2.04l1.43.81a.7.7 0 0 0 .65 0'/%3E%3Cdefs%3E%3ClinearGradient id='a' x1='3.95' x2='19.22' y1='16.62' y2='7.64' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23a726c1'/%3E%3Cstop offset='.88' stop-color='%23803bdf'/%3E%3Cstop offset='1' stop-color='%237b3fe4'/%3E%3C/linearGradient%3E%3C/defs%3E%3C/svg%3E"
const sonic =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M13.63 13.94c-3.02.9-5.52 2.23-7.09 3.78l-.07.07q.63.6 1.37 1.05l.1-.13a20 20 0 0 1 5.69-4.77m.35-1.34H4c.12 1.61.72 3.1 1.67 4.3l.04-.04q1.46-1.43 3.75-2.58a25 25 0 0 1 4.52-1.68m-3.83-6.65A18.6 18.6 0 0 0 20 11.1c-.45-4-3.85-7.1-8-7.1a8 8 0 0 0-3.08.61q.59.7 1.22 1.34m-3.6.33c1.56 1.55 4.06 2.87 7.08 3.78A20 20 0 0 1 9.31 6.8a20 20 0 0 1-1.37-1.5l-.1-.13a8 8 0 0 0-1.37 1.05zm3.6 11.77a19 19 0 0 0-1.22 1.34A8 8 0 0 0 12 20c4.14 0 7.54-3.1 7.99-7.1a18.6 18.6 0 0 0-9.85 5.15m-.69-8.33A15 15 0 0 1 5.7 7.14l-.04-.04A8 8 0 0 0 4 11.4h9.98a25 25 0 0 1-4.52-1.68'/%3E%3C/svg%3E"
const zksync =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='m20 12-4.54-4v2.93l-4.5 2.93h4.5V16zM4 12l4.54 4v-2.9L13 10.17H8.54V8z' clip-rule='evenodd'/%3E%3C/svg%3E"
const base =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%2300f' d='m3 4.7.1-1q.2-.4.5-.6L4.7 3h14.6l1 .1q.4.2.6.5l.1 1.1v14.6l-.1 1-.5.6-1.1.1H4.7l-1.1-.1-.5-.5-.1-1.1z'/%3E%3C/svg%3E"
const arbitrum =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23213147' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m13.2 13.22-.78 2.12a.3.3 0 0 0 0 .18l1.35 3.66 1.57-.9-1.88-5.06a.14.14 0 0 0-.26 0m1.58-3.58a.14.14 0 0 0-.25 0l-.79 2.13a.3.3 0 0 0 0 .18l2.22 5.99 1.56-.9z'/%3E%3Cpath fill='%23fff' d='m12 5 .11.02 5.97 3.4a.2.2 0 0 1 .11.18v6.8a.2.2 0 0 1-.11.18l-5.97 3.4L12 19l-.11-.03-5.97-3.39a.2.2 0 0 1-.11-.19V8.6a.2.2 0 0 1 .1-.19l5.98-3.39zm0-1q-.32 0-.6.16l-5.97 3.4A1.2 1.2 0 0 0 4.8 8.6v6.78c0 .44.23.84.62 1.05l5.96 3.4a1.3 1.3 0 0 0 1.24 0l5.96-3.4a1.2 1.2 0 0 0 .62-1.05V8.61a1.2 1.2 0 0 0-.62-1.05l-5.97-3.4A1 1 0 0 0 12 4'/%3E%3Cpath fill='%23fff' d='m8.05 17.94.55-1.48 1.1.9-1.03.94zm3.45-9.82H9.98a.3.3 0 0 0-.25.18l-3.24 8.75 1.56.9 3.57-9.65a.13.13 0 0 0-.12-.18'/%3E%3Cpath fill='%23fff' d='M14.14 8.12h-1.5a.3.3 0 0 0-.26.18l-3.7 10 1.56.89 4.03-10.9a.13.13 0 0 0-.13-.17'/%3E%3C/svg%3E"
const celo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fcfe52' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 4h16v5.7h-2.8a5.7 5.7 0 1 0 0 4.6H20V20H4z'/%3E%3C/svg%3E"
const avalanche =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23e84142' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M8.01 18.72H5.33c-.57 0-.85 0-1.02-.1a1 1 0 0 1-.22-.22 1 1 0 0 1-.09-.29c-.01-.2.13-.42.41-.89l6.64-11.07c.28-.47.43-.71.61-.8a.7.7 0 0 1 .62 0c.18.09.32.32.6.8l1.37 2.25v.01q.34.49.54 1.03.1.44 0 .9-.2.54-.53 1.04l-3.5 5.83v.02a4 4 0 0 1-.68.96q-.36.32-.83.46c-.28.07-.6.07-1.24.07m6.8 0h3.85c.58 0 .86 0 1.03-.1a1 1 0 0 0 .22-.23 1 1 0 0 0 .09-.29c.01-.18-.12-.4-.4-.84l-.02-.05-1.93-3.12-.02-.04c-.27-.43-.41-.65-.59-.74a.7.7 0 0 0-.61 0c-.18.1-.32.32-.6.78l-1.93 3.13c-.29.47-.43.7-.42.89a1 1 0 0 0 .09.29q.08.13.22.22c.17.1.45.1 1.02.1'/%3E%3C/svg%3E"
const linea =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M17 20H4.4V6.6h2.9v10.8H17zm0-10.8c1.4 0 2.6-1.2 2.6-2.6S18.4 4 17 4a2.6 2.6 0 0 0 0 5.2'/%3E%3C/svg%3E"
const blast =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fcfc03' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m16.6 11.9 2.5-1.3L20 8l-1.7-1.3H6.7L4 8.7h13.6l-.7 2.2h-5.5l-.5 1.7h5.5l-1.6 4.7 2.6-1.3.9-2.8z'/%3E%3Cpath fill='%23fff' d='m7.9 15.3 1.5-5L7.7 9 5 17.3h9.7l.7-2z'/%3E%3C/svg%3E"
const scroll =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23101010' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M6 10.2a3 3 0 0 1-1.05-2.23v-.1a2.9 2.9 0 0 1 2.81-2.8h9.68c.25.03.45.2.45.45v8.2c.2.04.33.08.54.14.17.06.4.2.4.2V5.52a1.4 1.4 0 0 0-1.41-1.4H7.76A3.83 3.83 0 0 0 4 7.98c0 1.22.56 2.26 1.45 2.98.06.06.12.12.3.12.29 0 .48-.23.46-.47 0-.2-.08-.29-.21-.4'/%3E%3Cpath fill='%23fff' d='M17.19 14.27H9.6a.9.9 0 0 0-.9.93v1.09c.01.5.44.93.94.93h.57v-.93h-.57v-1.07h.31c.95 0 1.67.9 1.67 1.84a1.9 1.9 0 0 1-3.82 0V7.81a.77.77 0 0 0-.76-.75H6.3V8h.56v9.07c-.04 1.84 1.32 2.77 2.72 2.77l7.64.02A2.8 2.8 0 0 0 20 17.08a2.8 2.8 0 0 0-2.81-2.81m1.84 2.85a1.86 1.86 0 0 1-1.84 1.78l-5.32-.02a2.8 2.8 0 0 0 .68-1.82 3 3 0 0 0-.64-1.84h5.3c1 0 1.84.83 1.84 1.84zm-3.88-8.96H9.43v-.95h5.72c.25 0 .47.21.47.47 0 .27-.2.48-.47.48'/%3E%3Cpath fill='%23fff' d='M15.15 12.62H9.43v-.95h5.72c.25 0 .47.21.47.47 0 .27-.2.48-.47.48m1.01-2.23H9.43v-.95h6.73c.25 0 .47.21.47.47a.5.5 0 0 1-.47.48'/%3E%3C/svg%3E"
const solana =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='url(%23a)' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m17.7 8.4-.4.1H4.5q-.7-.2-.4-.8l2.2-2 .3-.2h12.9q.8.2.3.8zm0 10-.4.1H4.5q-.7-.2-.4-.8l2.2-2 .3-.2h12.9q.8.2.3.8zm0-7.8-.4-.1H4.5q-.7.2-.4.8l2.2 2 .3.2h12.9q.8-.2.3-.8z'/%3E%3Cdefs%3E%3ClinearGradient id='a' x1='4' x2='20.4' y1='50.3' y2='50.1' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23599db0'/%3E%3Cstop offset='1' stop-color='%2347f8c3'/%3E%3C/linearGradient%3E%3C/defs%3E%3C/svg%3E"

/**
 * Logos of well-known networks, in a single module: together they are 3 kB. A test network has the logo of its main
 * network.
 */
export const networkIcons: { readonly [caipNetworkId: string]: string } = {
  'eip155:1': ethereum,
  'eip155:10': optimism,
  'eip155:56': bnb,
  'eip155:100': gnosis,
  'eip155:130': unichain,
  'eip155:137': polygon,
  'eip155:146': sonic,
  'eip155:324': zksync,
  'eip155:8453': base,
  'eip155:42161': arbitrum,
  'eip155:42220': celo,
  'eip155:43114': avalanche,
  'eip155:59144': linea,
  'eip155:81457': blast,
  'eip155:534352': scroll,
  'eip155:11155111': ethereum,
  'eip155:84532': base,
  'eip155:11155420': optimism,
  'eip155:421614': arbitrum,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': solana,
}
