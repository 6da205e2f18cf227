const KB = 1024;
const MB = KB * KB;

/** A size as a phone shows it: '340KB', '1.2MB', '5MB'. A file with content never has '0KB'. */
export function fileSize(bytes: number): string {
  // A size that would round to 1024KB is shown as a megabyte.
  if (bytes < MB - KB / 2) return `${String(Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KB)))}KB`;
  return `${String(Math.round((bytes / MB) * 10) / 10)}MB`;
}
