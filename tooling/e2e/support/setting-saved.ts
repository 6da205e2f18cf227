import type { Page } from 'playwright/test';

/** The answer to the save of one of her settings: the same address is also read, and saved with another setting in it. */
export const settingSaved = (page: Page, name: string) =>
  page.waitForResponse((response) => {
    const request = response.request();
    const isSave = request.method() === 'PUT' && response.url().endsWith('/api/worker/settings');
    return isSave && (request.postData() ?? '').includes(`"${name}"`);
  });
