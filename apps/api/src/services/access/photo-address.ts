/**
 * Where a photo is shown. An image on a page carries no session, so whoever has the address may see it: it cannot be
 * guessed, it is told to those alone who may see her, and it ends with the photo.
 */
export const photoAddress = (key: string): string => `/api/photos/${key}`;
