/** A browser in which the user is signed in. */
export interface Device {
  id: string;
  /** Such as "Firefox on Windows"; null when the browser did not say. */
  name: string | null;
  /** The network it came from, such as "192.0.2.x". */
  address: string | null;
  /** The browser that asks. */
  isCurrent: boolean;
  /** ISO timestamps; the last activity is exact to ten minutes. */
  signedInAt: string;
  lastActiveAt: string;
}

/** An address that the account is to have once its link has been opened. */
export interface WaitingEmail {
  email: string;
  /** When the link stops working, an ISO timestamp. */
  expiresAt: string;
}

export interface SecondFactor {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs: the secret for typing, the address for the QR code. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}
