import type { Page } from 'playwright/test';

/** The answer to the save of a worker's setting. Reads and saves of other settings use the same address. */
export const settingSaved = (page: Page, name: string) =>
  page.waitForResponse((response) => {
    const request = response.request();
    const isSave = request.method() === 'PUT' && response.url().endsWith('/api/worker/settings');
    return isSave && (request.postData() ?? '').includes(`"${name}"`);
  });
