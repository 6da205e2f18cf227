import { expect, type APIRequestContext } from 'playwright/test';

/** The addresses of the public pages in the sitemap for search engines. */
export async function listedPages(request: APIRequestContext, origin: string): Promise<readonly string[]> {
  const sitemap = await request.get(`${origin}/sitemap.xml`);
  expect(sitemap.status()).toBe(200);
  return [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}
