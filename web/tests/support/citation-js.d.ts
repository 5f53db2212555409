/** As much of Citation.js as tests read files back with; the package has no types. */
declare module "@citation-js/core" {
  export const plugins: {
    input: {
      chain: (data: string, options: { forceType: string; generateGraph: boolean }) => unknown;
    };
  };
}
