const KB = 1024;
const MB = KB * KB;

/** A size as people know it from their phones: '340KB', '1.2MB', '5MB'. Never nothing for something. */
export function fileSize(bytes: number): string {
  // What would round to 1024KB is a megabyte already.
  if (bytes < MB - KB / 2) return `${String(Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KB)))}KB`;
  return `${String(Math.round((bytes / MB) * 10) / 10)}MB`;
}
