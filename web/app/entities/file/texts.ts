/** What the upload of a PDF says. */
export const texts = {
  upload: "Upload PDF",
  remove: "Remove PDF",
  uploading: "Uploading the file...",
  uploaded: "The file is uploaded.",
  none: "Choose a PDF to upload.",
  empty: "This file is empty.",
  notPdf: "This file is not a PDF.",
  tooLarge: "This file is larger than 10 MB. Choose a smaller one.",
  failed: "The file could not be uploaded. Please try again.",
  addressHint: "The address of a PDF or a page, or upload a PDF of at most 10 MB.",
} as const;
