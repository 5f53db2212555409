/** An element of a style or locale, as the processor's parser reads it. */
export interface StyleNode {
  name: string;
  attrs: Record<string, string>;
  children: StyleChild[];
}

export type StyleChild = StyleNode | string;

/** The elements in an element, without the texts between them. */
export function elements({ children }: StyleNode): StyleNode[] {
  return children.filter((child) => typeof child !== "string");
}

export function isNamed(child: StyleChild, name: string): boolean {
  return typeof child !== "string" && child.name === name;
}
