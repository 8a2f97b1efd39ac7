/** Code of a restored login and of its accounts, which loads at its first use. */
export { setPreferredAccountType } from '../smartAccounts/setPreferredAccountType.js'
export { restoreAtStart } from './restoreAtStart.js'
