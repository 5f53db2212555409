/**
 * Every exact text about accounts (public spec §2, §5 and §8, admin spec §5 and §8), and the
 * sentences for what both leave open.
 */
export const texts = {
  credentialsMissing: "You must provide either an email or phone number and a password",
  signInFailed: "Authentication Error",
  signedIn: { title: "Success", description: "You have been signed in" },
  signedInAs: (email: string) =>
    `You are signed in as ${email}. This account has no access to the admin area.`,
  signedOut: "You have been signed out",
  signOutFailed: { title: "Error", description: "There was an error signing out" },

  again: {
    title: "Please sign in again",
    hint: "Your session has ended. Nothing is lost: it goes on once you are signed in.",
    submit: "Sign in",
    tooLate: "This took too long. Please enter your password again.",
    otherAccount: "This is another account. Please sign in with the one that you have used here.",
    failed: "No connection. Please try again.",
  },

  secondFactor: {
    title: "Two-step sign-in",
    hint: "Enter the six digits that your authenticator app shows, or one of your recovery codes.",
    codeMissing: "Please enter the code",
    on: "Two-step sign-in is on. From now on, signing in asks for a code.",
    off: "Two-step sign-in is off",
    renewed: "New recovery codes have been made. The old ones no longer work.",
    failed: "Failed to change two-step sign-in",
  },

  registrationFailed: "Registration Error",
  registered: "Registration successful! Please check your email for confirmation.",
  registrationClosed: "Registration is closed. Please contact the owner of this site.",
  noMailServer:
    "This site cannot send email. Your confirmation email is saved as a file in the folder outbox of DATA_DIR; ask the owner of the site for it.",
  nameMissing: "Please enter your full name",

  confirmation: {
    title: "Confirm your email",
    hint: "Press the button to confirm that this email address is yours.",
    submit: "Confirm my email address",
    resendHint: "Enter your address to get a new confirmation email. Its link works for a day.",
  },
  confirmed: "Your email address is confirmed. You can sign in now.",
  confirmationSent:
    "If an account with this address is waiting to be confirmed, we have sent an email.",

  recoverySent: "If an account with this address exists, we have sent an email with a link.",
  emailMissing: "Please enter your email address",
  passwordReset: "Your password has been changed. Please sign in with it.",
  passwordMissing: "Please enter the password",
  passwordsDiffer: "Passwords do not match",
  linkIncomplete:
    "This link is not complete. Please use the one in the email, or ask for a new one.",

  emailChange: {
    title: "Sign-in address",
    about: "You sign in with it, and links to choose a new password are sent there.",
    change: "Change address",
    changeText:
      "We send a link to the new address. Nothing changes until you have opened it and confirmed.",
    address: "New address",
    missing: "Please enter the new address",
    invalid: "Please enter an address such as name@example.edu",
    send: "Send the link",
    sent: (email: string) => `A link was sent to ${email}`,
    noMailServer:
      "This site cannot send mail: the link is saved as a file in the folder outbox of DATA_DIR.",
    withdraw: "Withdraw",
    withdrawn: "The link no longer works. Your address stays as it is.",
    failed: "Failed to change the address",
    confirmTitle: "Confirm your new address",
    confirmText: (email: string) => `Press the button to sign in with ${email} from now on.`,
    confirm: "Use this address",
    confirming: "Saving...",
    changed: (email: string) => `From now on you sign in with ${email}`,
    noneWaits:
      "No new address waits to be confirmed. It was confirmed already, or the link has expired: it works for a day. The settings show the address in use, and send a new link.",
    back: "Back to the settings",
  },

  settings: {
    title: "Settings",
    loadFailed: "Failed to load settings",
    nameNote:
      "Shown as the author of your blog posts. The name on the site is set on the About Page tab.",
    emailNote: "Email changes require additional verification",
    profileUpdated: "Profile updated successfully",
    profileFailed: "Failed to update profile",
    passwordUpdated: "Password updated successfully",
    passwordFailed: "Failed to update password",
    devicesTitle: "Where you are signed in",
    deviceSignedOut: "Signed out there",
    othersSignedOut: "All other sessions have been signed out",
    registrationOpened: "Registration is open",
    registrationClosed: "Registration is closed",
    failed: "Failed to save settings",
  },
} as const;
