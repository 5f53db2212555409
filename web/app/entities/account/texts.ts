/** Every exact text about signing in and out (public spec §2, §5 and §8). */
export const texts = {
  credentialsMissing: "You must provide either an email or phone number and a password",
  signInFailed: "Authentication Error",
  signedIn: { title: "Success", description: "You have been signed in" },
  signedOut: "You have been signed out",
  signOutFailed: { title: "Error", description: "There was an error signing out" },
} as const;
