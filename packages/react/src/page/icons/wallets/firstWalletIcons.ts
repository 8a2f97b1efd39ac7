const coinbase =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%230e5bff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 12a8 8 0 1 1 16 0 8 8 0 0 1-16 0'/%3E%3Cpath fill='%230e5bff' fill-rule='evenodd' d='M12 17.7a5.7 5.7 0 1 0 0-11.4 5.7 5.7 0 0 0 0 11.4m-.7-7.4a1 1 0 0 0-1 1v1.4a1 1 0 0 0 1 1h1.4a1 1 0 0 0 1-1v-1.4a1 1 0 0 0-1-1z' clip-rule='evenodd'/%3E%3C/svg%3E"
const metamask =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23ff5c16' d='m18.9 18.93-3.43-1-2.6 1.5h-1.8l-2.6-1.5-3.43 1L4 15.5l1.04-3.8L4 8.48 5.04 4.5l5.37 3.11h3.13L18.9 4.5l1.05 3.98-1.05 3.22 1.05 3.8z'/%3E%3Cpath fill='%23ff5c16' d='m5.05 4.5 5.36 3.12-.21 2.14zm3.43 11 2.36 1.75-2.36.68zm2.17-2.89-.45-2.85-2.9 1.94v2l1.18-1.09zM18.9 4.5l-5.36 3.12.2 2.14zm-3.43 11-2.36 1.75 2.36.68zm1.18-3.8-2.9-1.94-.45 2.85h2.17l1.17 1.09z'/%3E%3Cpath fill='%23e34807' d='m8.48 17.93-3.44 1L4 15.5h4.48zm2.17-5.32.66 4.13-.91-2.3-3.1-.74 1.18-1.09zm4.82 5.32 3.43 1 1.05-3.43h-4.48zm-2.17-5.32-.66 4.13.9-2.3 3.1-.74-1.17-1.09z'/%3E%3Cpath fill='%23ff8d5d' d='m4 15.5 1.04-3.8H7.3v2l3.1.75.92 2.3-.47.5-2.36-1.75zm15.95 0-1.05-3.8h-2.24l-.01 2-3.1.75-.91 2.3.47.5 2.36-1.75zm-6.41-7.89H10.4l-.21 2.14 1.1 6.99h1.34l1.11-6.99z'/%3E%3Cpath fill='%23661800' d='M5.04 4.5 4 8.48l1.04 3.22H7.3l2.9-1.94zM10 13.44H8.98l-.55.53 1.97.47zm8.9-8.94 1.05 3.98-1.05 3.22h-2.24l-2.91-1.94zm-4.95 8.94h1.02l.55.53-1.97.48zm-1.08 4.63.24-.82-.47-.5H11.3l-.46.5.23.82'/%3E%3Cpath fill='%23c0c4cd' d='M12.88 18.07v1.37h-1.81v-1.37z'/%3E%3Cpath fill='%23e7ebf6' d='m8.48 17.93 2.59 1.5v-1.36l-.23-.82zm6.99 0-2.6 1.5v-1.36l.24-.82z'/%3E%3C/svg%3E"
const phantom =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23ab9ff2' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M5.9 18.4c2 0 3.6-1.7 4.5-3l-.2.8q0 1.3 1.4 1.4c1.3 0 2.6-1.1 3.4-2.3l-.1.5q0 1 1 1c2 0 4.1-3.6 4.1-6.7 0-2.4-1.3-4.5-4.4-4.5C10 5.6 4 12.1 4 16.4c0 1.6 1 2 1.9 2m7.8-8.6q0-1 .8-1t.8 1-.8 1-.8-1m2.6 0q0-1 .9-1 .7 0 .8 1-.1 1-.8 1-.9 0-.9-1'/%3E%3C/svg%3E"
const trustWallet =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%230500ff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4.8 6.3 12 4v16c-5.1-2.1-7.2-6.2-7.2-8.5zm14.4 0L12 4v16c5.1-2.1 7.2-6.2 7.2-8.5z'/%3E%3C/svg%3E"

/** Logos of the built-in wallets that the first list of wallets shows, by id. */
export const firstWalletIcons: { readonly [id: string]: string } = {
  'app.phantom': phantom,
  'com.coinbase.wallet': coinbase,
  'com.trustwallet.app': trustWallet,
  'io.metamask': metamask,
}
