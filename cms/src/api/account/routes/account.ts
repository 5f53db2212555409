export default {
  routes: [
    {
      method: "POST",
      path: "/auth/email-confirmation",
      handler: "sign-in.confirmEmail",
    },
    { method: "POST", path: "/auth/second-factor", handler: "sign-in.passSecondFactor" },

    { method: "GET", path: "/account-settings", handler: "settings.find" },
    { method: "PUT", path: "/account-settings", handler: "settings.update" },

    { method: "GET", path: "/account/second-factor", handler: "second-factor.find" },
    { method: "POST", path: "/account/second-factor", handler: "second-factor.enrol" },
    { method: "POST", path: "/account/second-factor/verify", handler: "second-factor.verify" },
    { method: "POST", path: "/account/second-factor/disable", handler: "second-factor.disable" },
    {
      method: "POST",
      path: "/account/second-factor/recovery-codes",
      handler: "second-factor.renewRecoveryCodes",
    },

    { method: "GET", path: "/account/email-change", handler: "email-change.find" },
    { method: "POST", path: "/account/email-change", handler: "email-change.create" },
    { method: "DELETE", path: "/account/email-change", handler: "email-change.delete" },
    { method: "POST", path: "/account/email-change/confirm", handler: "email-change.confirm" },
  ],
};
