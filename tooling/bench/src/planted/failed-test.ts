import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const ofVitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

export type FailedTest = { file: string; name: string };

/** The first failed test in the results that Vitest wrote. Undefined without a failure or without results. */
export function failedTest(results: string): FailedTest | undefined {
  if (!existsSync(results)) return undefined;
  const { testResults } = ofVitest.parse(JSON.parse(readFileSync(results, 'utf8')));
  for (const { name: file, assertionResults } of testResults)
    for (const { status, fullName: name } of assertionResults) if (status === 'failed') return { file, name };
  return undefined;
}

/** The first failed journey in the output of Playwright: `  1) [chromium] › journeys/…`. */
export function failedJourney(said: string): string | undefined {
  return /^.*?\s1\) (?<name>.+?)─*\s*$/mu.exec(said)?.groups?.['name']?.trim();
}
