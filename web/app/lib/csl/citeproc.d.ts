/** As much of citeproc-js as this site uses; the package has no types. */
declare module "citeproc" {
  import type { CslItem } from "~/lib/csl/csl-item";
  import type { StyleNode } from "~/lib/csl/style-node";

  interface System {
    retrieveLocale: (language: string) => StyleNode;
    retrieveItem: (id: string) => CslItem | undefined;
  }

  interface Engine {
    updateItems: (ids: string[]) => void;
    /** False for a style without a bibliography; else what is said of the entries, and them as HTML. */
    makeBibliography: () => false | [unknown, string[]];
  }

  const CSL: {
    Engine: new (
      system: System,
      style: StyleNode,
      language: string,
      forceLanguage?: boolean,
    ) => Engine;
    parseXml: (xml: string) => StyleNode;
  };
  export default CSL;
}
