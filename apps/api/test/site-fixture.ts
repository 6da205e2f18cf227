import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const blanksOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['none', 'Basic', 'Silver', 'Gold', 'Platinum'].map((status) => [
      `worker-profile-${status}`,
      ['first_name', 'origin', 'picture_name', 'service_type', 'slug', 'trust_reach', 'trust_score', 'who'],
    ]),
  ),
  'worker-profile-hidden': [],
  ...Object.fromEntries(
    ['genuine', 'in-progress', 'superseded', 'expired'].map((state) => [
      `report-${state}`,
      ['issued_on', 'origin', 'package_name', 'report_code', 'report_number', 'worker_name'],
    ]),
  ),
  'report-withdrawn': ['origin', 'report_code'],
  'report-revoked': ['origin', 'report_code', 'revoked_on'],
  'report-unknown': ['typed_code'],
  'report-code-refused': ['typed_code'],
  'report-code-number': ['typed_code'],
  'report-code-lookalike': ['typed_code'],
  'report-code-missing': [],
  'not-found': [],
  'too-many': [],
  failure: [],
};

/**
 * The built public site without its texts. A page contains the names of its template and language, and the values of its
 * blanks. The end-to-end journeys cover the real pages (`tooling/e2e`).
 * @returns the folder for `SITES_DIR`, and a function that removes it.
 */
export function siteFixture(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (path: string, text: string) => {
    const file = join(folder, 'landing', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [language, prefix] of [
    ['en', ''],
    ['sw', 'sw'],
  ] as const) {
    write(`pages/${prefix}/index.html`, `home ${language}`);
    write(`pages/${prefix}/r/index.html`, `report-code ${language}`);
    for (const [name, blanks] of Object.entries(blanksOf)) {
      const filled = blanks.map((blank) => `${blank}={% if ${blank} %}{{ ${blank} }}{% else %}-{% endif %}`);
      write(`templates/${language}/${name}.html`, [name, language, ...filled].join('\n'));
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
