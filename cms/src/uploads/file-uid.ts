/** Strapi's name of the content type of uploaded files. */
export const FILE_UID = "plugin::upload.file";
