import { expect } from 'playwright/test';

/** Sends a request to the API behind a site, by IP address: programs cannot resolve names below localhost. */
export async function post(origin: string, path: string, body: object): Promise<unknown> {
  const url = new URL(path, origin);
  url.hostname = '127.0.0.1';
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return response.json();
}
