interface Upload {
  contentTypes: { file: { schema: { attributes: Record<string, Record<string, unknown>> } } };
  services: { "image-manipulation": { generateFileName: (name: string) => string } };
}

/** Of the name of a stored file, which also gets a prefix for each size and an ending. */
const MAX_NAME = 150;

/**
 * What this site changes about Strapi's uploads: over REST nobody gets from a file to the records that
 * have it. A draft may have the same picture as a page (contract §4). And a file is stored whatever the
 * length of its name: spelled in Latin letters it may be four times as long as it was, and file systems
 * take 255.
 */
export default function extend(plugin: Upload): Upload {
  const { related } = plugin.contentTypes.file.schema.attributes;
  if (related === undefined) throw new Error("Strapi's files have no attribute `related`");
  related.private = true;
  const images = plugin.services["image-manipulation"];
  const { generateFileName } = images;
  // What makes the name the only one stands at its end.
  images.generateFileName = (name) => generateFileName(name).slice(-MAX_NAME);
  return plugin;
}
