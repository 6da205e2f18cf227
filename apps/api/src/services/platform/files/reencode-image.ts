/**
 * Draws the picture in a file anew, as a JPEG of at most so many pixels either way.
 * @throws FileRefused when the file cannot be drawn; ServiceError `provider-unavailable` when this machine could not.
 */
export type ReencodeImage = (path: string, edge: number) => Promise<Buffer>;
