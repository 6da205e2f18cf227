import { afterAll } from 'vitest';
import { startTestApi, type TestApi } from './harness.ts';

/** Starts a service for the tests of this file, and stops it after the last test. Call it at the top of the file. */
export async function useApi(start: () => Promise<TestApi> = startTestApi): Promise<TestApi> {
  const api = await start();
  afterAll(() => api.stop());
  return api;
}
