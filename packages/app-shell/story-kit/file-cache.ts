/** The parts of the browser's caches that unsent files need. The cache is empty at first and ends with the test. */
export function fileCache() {
  const kept = new Map<string, Response>();
  const addressOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, 'http://app').href;
  const cache = {
    put: async (asked: string, response: Response) => void kept.set(addressOf(asked), response),
    match: async (asked: RequestInfo) => kept.get(addressOf(asked))?.clone(),
    delete: async (asked: RequestInfo) => kept.delete(addressOf(asked)),
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
  };
  return { open: async () => cache };
}
