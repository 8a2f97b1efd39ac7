import { connectEmail, updateEmail } from '@latchkit/core/secureframe'
import { type OpenableViewName, testIds } from '@latchkit/react'
import { exampleFrame, type FrameAnswers, waiting, wrongCode } from '../exampleFrame.js'
import { press, type Stage, started, type } from '../stage.js'
import type { ViewStates } from './types.js'

const email = 'maya@example.com'

/** The login to an embedded wallet, and its settings. */
export const loginStates = {
  EmailLogin: { Empty: stage => login(stage, {}, 'EmailLogin') },
  ConnectSocials: { 'All providers': stage => login(stage, {}, 'ConnectSocials') },
  EmailVerifyDevice: {
    'Number to compare': stage =>
      enterEmail(stage, {
        CONNECT_EMAIL: { action: 'VERIFY_DEVICE', number: '42' },
        CONNECT_DEVICE: waiting,
      }),
  },
  EmailVerifyOtp: {
    'Code to type': stage => enterEmail(stage, { CONNECT_EMAIL: { action: 'VERIFY_OTP' } }),
    'Wrong code': async stage => {
      await enterEmail(stage, { CONNECT_EMAIL: { action: 'VERIFY_OTP' }, CONNECT_OTP: wrongCode })
      await type(testIds.otpInput(0), '123456')
    },
  },
  ConnectingSocial: {
    'Window blocked': async stage => {
      window.open = () => null
      await login(stage, {})
      await press(testIds.social('google'))
    },
  },
  ConnectingFarcaster: {
    'Code to scan': async stage => {
      const url = 'https://farcaster.xyz/~/siwf?channelToken=Z4MT8QWV'
      await login(stage, { GET_FARCASTER_URI: { url }, CONNECT_FARCASTER: waiting })
      await press(testIds.farcaster)
    },
  },
  AccountSettings: { 'Of an embedded wallet': stage => embedded(stage, 'AccountSettings') },
  SmartAccountSettings: { 'Two accounts': stage => embedded(stage, 'SmartAccountSettings') },
  UpgradeEmailWallet: { Explained: stage => embedded(stage, 'UpgradeEmailWallet') },
  UpdateEmailWallet: { Empty: stage => embedded(stage, 'UpdateEmailWallet') },
  UpdateEmailPrimaryOtp: {
    'Code of the old address': stage => changeEmail(stage, 'VERIFY_PRIMARY_OTP', 'UpdateEmailPrimaryOtp'),
  },
  UpdateEmailSecondaryOtp: {
    'Code of the new address': stage => changeEmail(stage, 'VERIFY_SECONDARY_OTP', 'UpdateEmailSecondaryOtp'),
  },
} as const satisfies ViewStates

/** An app without a user, with the login at a frame that answers so. */
function login({ mount }: Stage, answers: FrameAnswers, view?: OpenableViewName): void {
  mount({ secureFrame: exampleFrame(answers) }).modal.open({ view })
}

async function enterEmail(stage: Stage, answers: FrameAnswers): Promise<void> {
  login(stage, answers)
  await type(testIds.emailInput, email)
  await press(testIds.emailSubmit)
}

/** An app whose user signed in by e-mail. */
async function embedded({ mount }: Stage, view: OpenableViewName, answers: FrameAnswers = {}) {
  const latchkit = mount({ secureFrame: exampleFrame(answers) })
  await started(latchkit.client)
  await connectEmail(latchkit.client, { email })
  if (answers.UPDATE_EMAIL) await updateEmail(latchkit.client, { email: 'maya@example.org' })
  latchkit.modal.open({ view })
}

function changeEmail(stage: Stage, action: string, view: OpenableViewName) {
  return embedded(stage, view, { UPDATE_EMAIL: { action } })
}
