export { startInbox } from '../mail/startInbox.js'
