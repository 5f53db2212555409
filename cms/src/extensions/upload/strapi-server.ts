interface Upload {
  contentTypes: { file: { schema: { attributes: Record<string, Record<string, unknown>> } } };
}

/**
 * What this site changes about Strapi's uploads: over REST nobody gets from a file to the records that
 * have it. A draft may have the same picture as a page (contract §4).
 */
export default function extend(plugin: Upload): Upload {
  const { related } = plugin.contentTypes.file.schema.attributes;
  if (related === undefined) throw new Error("Strapi's files have no attribute `related`");
  related.private = true;
  return plugin;
}
