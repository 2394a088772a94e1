/** What the server refuses, by its stable code (ERR-002). An unknown code shows the server's own message. */
export const problem = {
  unknown: 'Something went wrong. Please try again.',
  network: 'The server does not answer. Check your connection and try again; nothing was lost.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
  bodyTooLarge: 'This is larger than the server takes.',
  noPermission: "You don't have permission. Please contact your administrator.",
  userNotFound: 'Sorry, user not found',
  userDisabled: 'This user is disabled. Please contact your administrator.',
  wrongPassword: 'The password is wrong',
  notFound: 'This does not exist any more, or it belongs to somebody else.',
  notSignedIn: 'You are signed out. Sign in again.',
  invalidInput: 'Some fields need a look.',
  unavailable: 'This is not available right now. Please try again later.',
}
