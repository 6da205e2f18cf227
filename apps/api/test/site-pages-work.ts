import type { TestApi } from './harness.ts';

export const browser = { headers: { accept: 'text/html' } } as const;

/** A stranger who looks at pages of the public site that `siteFixture` built. */
export const visitorOf = (api: TestApi) => {
  const get = (path: string) => api.call('GET', path, browser);
  return {
    get,
    /** What stands in the blanks of a page, and which template it is. */
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
