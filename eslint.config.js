// Lint: typed rules everywhere, and the floors of the web half (docs/decisions/0001) per folder.
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const TESTS = ["**/*.test.{ts,tsx,mjs}", "**/tests/**"];

/** One message per floor, so that the way out is in the error. */
const FLOORS = {
  routes: {
    regex: "^~/routes/",
    message:
      "A screen never imports another screen: move what both need to features/, ui/, entities/ or lib/.",
  },
  features: {
    regex: "^~/features/",
    message: "Only screens import features/: what stands below knows none of them.",
  },
  entities: {
    regex: "^~/entities/",
    message: "ui/ and lib/ know no entity: pass the value in, or make it a part in features/.",
  },
  ui: { regex: "^~/ui/", message: "lib/ and entities/ know no screen part." },
  react: {
    regex: "^react(-dom)?($|/)",
    message:
      "An entity never imports React: its parts live with their screen, or in features/ for several.",
  },
  framework: {
    regex: "^(react|react-dom|@remix-run/react)($|/)",
    message: "The script of the public pages holds no framework (docs/decisions/0022).",
  },
  server: {
    regex: "(^|/)server/(?!runtime)|^\\.\\./\\.\\./server",
    message: "Nothing in app/ imports the HTTP server around it.",
  },
  fetcher: {
    regex: "^@remix-run/react$",
    importNames: ["useFetcher"],
    message: "Its answers can be lost for effects: use ~/ui/admin/form/use-fetcher.",
  },
  router: {
    regex: "^(react-router|react-router-dom|@remix-run/router)($|/)",
    message: "Import from @remix-run/react, so that the move to React Router 7 stays mechanical.",
  },
};

/** Bans imports for a folder; flat config replaces rule options, so each folder lists all of its own. */
function floor(files, ...names) {
  return {
    files,
    ignores: TESTS,
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [...names, "router", "fetcher"].map((n) => FLOORS[n]) },
      ],
    },
  };
}

export default tseslint.config(
  {
    ignores: [
      "**/build/",
      "**/dist/",
      "**/.strapi/",
      "**/.cache/",
      "**/test-results/",
      "**/playwright-report/",
      "cms/types/generated/",
      "data/",
      "data.before-restore-*/",
      "data.restoring-*/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["web/public/**/*.js"],
    languageOptions: { globals: globals.browser, sourceType: "script" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      // Numbers and booleans are safe in a template; objects are not.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      // React handlers may be async: React ignores what they return.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      // Remix throws responses (redirects, 404).
      "@typescript-eslint/only-throw-error": [
        "error",
        { allow: ["Response", "TypedResponse", "DataWithResponseInit"] },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `_` names what is left out: const { id: _, ...rest } = row.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_$", ignoreRestSiblings: true },
      ],
      "no-console": "error",
    },
  },
  {
    files: ["web/app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // A calendar in a dialog must take the focus; on the page's own elements it stays forbidden.
      "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }],
      // A table whose rows are boxes has to say that it is a table.
      "jsx-a11y/no-redundant-roles": ["error", { tbody: ["rowgroup"], thead: ["rowgroup"] }],
      "jsx-a11y/no-interactive-element-to-noninteractive-role": [
        "error",
        { td: ["cell"], tr: ["row"] },
      ],
      // "Mounted" flags after hydration are the way to draw what only a browser can.
      "react-hooks/set-state-in-effect": "off",
    },
  },

  {
    // cms/tsconfig.json is what Strapi builds, so this file is in no project of its folder.
    files: ["cms/vitest.config.ts"],
    extends: [tseslint.configs.disableTypeChecked],
  },

  // The floors of web: imports only go down (routes > features > ui, entities > lib); server/ stands apart.
  floor(["web/app/*.{ts,tsx}"], "server"),
  floor(["web/app/routes/**"], "routes", "server"),
  floor(["web/app/features/**"], "routes", "server"),
  floor(["web/app/entities/**"], "routes", "features", "ui", "react", "server"),
  floor(["web/app/commands/**"], "routes", "features", "ui", "react", "server"),
  floor(["web/app/ui/**"], "routes", "features", "entities", "server"),
  floor(["web/app/lib/**"], "routes", "features", "entities", "ui", "server"),
  floor(["web/app/enhance/**"], "routes", "features", "entities", "ui", "framework", "server"),
  {
    files: ["web/{app,server}/**"],
    ignores: [...TESTS, "web/app/lib/env.server.ts", "web/server/config.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read settings from ~/lib/env.server." },
      ],
    },
  },
  {
    files: ["web/{app,server}/**"],
    ignores: [...TESTS, "web/app/lib/cms/cms.server.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Only lib/cms/cms.server.ts talks to the cms." },
      ],
    },
  },
  {
    // Servers and command-line scripts write to the log.
    files: ["web/server/**", "web/app/**/*.server.{ts,tsx}", "web/app/entry.*", "cms/**", ...TESTS],
    rules: { "no-console": "off" },
  },
  {
    // Playwright reads the names of fixtures from the pattern, so it must be one.
    files: ["web/tests/e2e/**"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
);
