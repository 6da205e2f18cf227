import type { TestApi } from './harness.ts';

export const browser = { headers: { accept: 'text/html' } } as const;

/** A visitor of the public site that `siteFixture` built. */
export const visitorOf = (api: TestApi) => {
  const get = (path: string) => api.call('GET', path, browser);
  return {
    get,
    /** The values of a page's blanks, and the name of its template. */
    page: async (path: string): Promise<Readonly<Record<string, unknown>>> => {
      const { status, headers, body } = await get(path);
      const [name = '', language, ...lines] = String(body).split('\n');
      const filled: Record<string, unknown> = { status, headers, name, language };
      for (const line of lines) filled[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
      return filled;
    },
  };
};
export type Visitor = ReturnType<typeof visitorOf>;
