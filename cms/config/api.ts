export default {
  rest: {
    // Lists are short and are read whole; pages are made in web.
    defaultLimit: 1000,
    maxLimit: 1000,
    withCount: true,
    strictParams: true,
  },
  documents: { strictParams: true },
};
