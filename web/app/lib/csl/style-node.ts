/** An element of a style or locale, as the processor's parser reads it. */
export interface StyleNode {
  name: string;
  attrs: Record<string, string>;
  children: (StyleNode | string)[];
}
