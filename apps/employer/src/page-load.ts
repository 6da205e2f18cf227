/** How the browser came to the page that runs: `navigate` by a link or an address, `reload`, or `back_forward`. */
export function pageLoad(): string {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && typeof load.type === 'string' ? load.type : 'navigate';
}
