/**
 * Every exact text about accounts (public spec §2, §5 and §8, admin spec §5 and §8), and the
 * sentences for what both leave open.
 */
export const texts = {
  credentialsMissing: "You must provide either an email or phone number and a password",
  signInFailed: "Authentication Error",
  signedIn: { title: "Success", description: "You have been signed in" },
  signedOut: "You have been signed out",
  signOutFailed: { title: "Error", description: "There was an error signing out" },

  secondFactor: {
    title: "Second factor",
    hint: "Enter the six digits that your authenticator app shows, or one of your recovery codes.",
    codeMissing: "Please enter the code",
  },

  registrationFailed: "Registration Error",
  registered: "Registration successful! Please check your email for confirmation.",
  registrationClosed: "Registration is closed. Please contact the owner of this site.",
  nameMissing: "Please enter your full name",

  confirmed: "Your email address is confirmed. You can sign in now.",
  confirmationSent: "If an account with this address waits for confirmation, a mail is on its way.",

  recoverySent: "If an account with this address exists, a mail with a link is on its way.",
  emailMissing: "Please enter your email address",
  passwordReset: "Your password has been changed. Please sign in with it.",
  passwordsDiffer: "Passwords do not match",
  linkIncomplete:
    "This link is not complete. Please use the one in the mail, or ask for a new one.",
} as const;
