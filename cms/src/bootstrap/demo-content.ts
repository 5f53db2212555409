import type { Core } from '@strapi/strapi';

export async function loadDemoContent(
  _strapi: Core.Strapi,
): Promise<{ loaded: boolean; entries: number }> {
  return { loaded: false, entries: 0 };
}
