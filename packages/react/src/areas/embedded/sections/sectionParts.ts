import { ConnectSocialsView } from './ConnectSocialsView.js'
import { EmailLoginView } from './EmailLoginView.js'

/** The views of the area that are sections of Connect as well. They are a module apart, loaded with the first view. */
export const sectionParts = {
  EmailLogin: EmailLoginView,
  ConnectSocials: ConnectSocialsView,
}
