import type { MailTexts } from '../mail-text.ts'

export const en: MailTexts = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  linkInstead: 'If the button does not work, copy this address into your browser:',
  sentBy: 'This message was sent by {app}.',
  privacy: 'Privacy policy',
  validFor: { oneHour: '1 hour', oneDay: '24 hours', sevenDays: '7 days' },
  confirmSignUp: {
    subject: 'Confirm your e-mail address for {app}',
    preview: 'Open the link, enter your password, and your account is ready.',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'Thank you for signing up for {app}. Please confirm that this address is yours: open the link and enter the password you chose. Then your account is ready to use.',
    ],
    action: 'Confirm address',
    note: 'The link is valid for {valid}. If you did not sign up, you can ignore this message and nothing will happen.',
  },
  passwordReset: {
    subject: 'Choose a new password for {app}',
    preview: 'Somebody asked for a new password for your account.',
    heading: 'Choose a new password',
    paragraphs: ['Somebody, most likely you, asked for a new password for your account at {app}.'],
    action: 'Choose new password',
    note: 'The link is valid for {valid} and works once. If it was not you, ignore this message: your password stays as it is.',
  },
  addressRegistered: {
    subject: 'You already have an account at {app}',
    preview: 'Sign in with the account you already have.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, tried to sign up for {app} with this e-mail address. It already belongs to an account, so no second one was created.',
      'Sign in with your password. If you have forgotten it, you can choose a new one on the sign-in page.',
    ],
    action: 'Go to sign-in',
    note: 'If it was not you, you can ignore this message. Nothing has changed in your account.',
  },
}
