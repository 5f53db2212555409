import { MAX_NAME_LENGTH } from "../../accounts/full-name";
import { PASSWORD_MIN_LENGTH } from "../../accounts/password-rules";

type Attributes = Record<string, Record<string, unknown>>;

/** The account of a visitor or the owner: Strapi's user with a name (public spec §3 profiles). */
export function extendUserSchema(attributes: Attributes): void {
  attributes.full_name = { type: "string", maxLength: MAX_NAME_LENGTH };
  // Only a sign and a switch for the panel; what counts is in src/accounts/second-factor.
  attributes.second_factor_enabled = {
    type: "boolean",
    default: false,
    private: true,
    searchable: false,
    pluginOptions: { lectern: { label: "Two-step sign-in" } },
  };
  attributes.password = { ...attributes.password, minLength: PASSWORD_MIN_LENGTH };
  // Strapi checks uniqueness before it writes, which parallel registrations slip past.
  attributes.email = { ...attributes.email, column: { unique: true } };
  attributes.username = { ...attributes.username, column: { unique: true } };
}
