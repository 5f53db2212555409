/** A distinction that the professor was given (public spec §3, awards). */
export interface Award {
  id: string;
  title: string;
  organization: string | null;
  /** A text: "2024", but also "2019–2021". */
  year: string | null;
  description: string | null;
}
