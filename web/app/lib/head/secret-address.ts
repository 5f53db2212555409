/**
 * A tag for pages whose address holds a one-time code, which no other page may learn: they are told the
 * site alone. `no-referrer` would hide it from the page's own forms, too. Without scripts browsers then send
 * them with `Origin: null`, and the server takes them for another site's.
 */
export const SECRET_ADDRESS = { name: "referrer", content: "strict-origin" };
