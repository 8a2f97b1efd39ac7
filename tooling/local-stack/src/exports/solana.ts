export { startSolana } from '../solana/startSolana.js'
