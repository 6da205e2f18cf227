import { describe, expect, test } from 'vitest';
import { importsOf, resolveImport } from './imports.ts';
import { readImports } from './read-imports.ts';
import { files, isSource, isTest, read } from './repo.ts';
import { objection, importRules } from './import-rules.ts';

const sources = files.filter((path) => isSource(path) && !isTest(path));

describe('the check itself', () => {
  test('knows what is meant', () => {
    const from = 'packages/ui/src/components/Badge/Badge.tsx';
    expect(resolveImport(from, '../../tokens/space.ts')).toBe('packages/ui/src/tokens/space.ts');
    expect(resolveImport(from, '@repo/api-client/client/client')).toBe(
      'packages/api-client/src/client/client',
    );
    expect(resolveImport(from, '@repo/domain/consent-request')).toBe('packages/domain/src/consent-request');
    expect(resolveImport(from, 'zod/mini')).toBe('npm:zod/mini');
    expect(resolveImport(from, '@radix-ui/react-dialog')).toBe('npm:@radix-ui/react-dialog');
    expect(resolveImport(from, 'node:fs')).toBe('node:fs');
  });

  test.each([
    ['packages/domain/src/consent-request.ts', 'zod', 'Rules are pure'],
    ['packages/domain/src/consent-request.ts', 'node:crypto', 'Rules are pure'],
    ['packages/ui/src/components/Badge/Badge.tsx', '@repo/api-client/client/client', 'Components get data'],
    ['packages/api-client/src/client/client.ts', '@repo/ui/components/Button', 'The client tells'],
    ['packages/api-client/src/contract/nannies.ts', '../client/client.ts', 'A contract describes'],
    ['apps/employer/src/main.tsx', '../../worker/src/main.tsx', 'never directly'],
    ['apps/worker/src/main.tsx', '@repo/report-view/ReportSections', 'never directly'],
    [
      'packages/report-view/src/ReportSections.tsx',
      '@repo/api-client/client/client',
      'what its app has loaded',
    ],
    ['packages/report-view/src/ReportSections.tsx', 'react-router', 'what its app has loaded'],
    ['apps/employer/src/pages/invite/InvitePage.tsx', '../payment/PaymentPage.tsx', 'reaches into'],
    ['apps/worker/src/main.tsx', '@repo/domain/refusals/kiswahili', 'comes with its answers'],
    ['apps/employer/src/main.tsx', '@repo/domain/places/known-place', 'comes with its answers'],
    ['apps/api/src/routes/nannies.ts', '@repo/domain/phone', 'A route adapts'],
    ['apps/api/src/routes/nannies.ts', '../db/database.ts', 'A route adapts'],
    ['apps/api/src/services/consent/consent-requests/request-consent.ts', 'fastify', 'A verb knows no HTTP'],
    [
      'apps/api/src/services/consent/consent-requests/request-consent.ts',
      '../../../providers/sms/africas-talking.ts',
      'A verb knows no HTTP',
    ],
    ['apps/api/src/providers/sms/africas-talking.ts', '../../db/database.ts', 'An adapter speaks'],
    ['apps/sandbox/src/app.ts', '@repo/api/app', 'The sandbox plays'],
    ['apps/api/src/app.ts', '@repo/ui/components/Button', 'The server shares'],
  ])('objects when %s imports %s', (from, specifier, words) => {
    expect(objection(from, resolveImport(from, specifier))).toContain(words);
  });

  test.each([
    ['packages/domain/src/consent-request.ts', './phone.ts'],
    ['packages/api-client/src/contract/nannies.ts', 'zod/mini'],
    ['apps/employer/src/pages/invite/InvitePage.tsx', './InviteForm.tsx'],
    ['apps/employer/src/pages/invite/InvitePage.tsx', '../../shell/Guard.tsx'],
    ['apps/api/src/routes/nannies.ts', '@repo/domain/confirmations/confirmation-text'],
    ['apps/api/src/services/consent/consent-requests/request-consent.ts', '../../../providers/sms/sms.ts'],
    ['apps/api/src/services/consent/consent-requests/request-consent.ts', 'drizzle-orm'],
  ])('lets %s import %s', (from, specifier) => {
    expect(objection(from, resolveImport(from, specifier))).toBeUndefined();
  });
});

test('every room of the table has files', () => {
  for (const room of importRules)
    expect(
      sources.filter((path) => room.files.test(path)),
      room.name,
    ).not.toEqual([]);
});

test('every import stays within what its room may import', () => {
  const objections = sources.flatMap((path) =>
    importsOf(path).flatMap((target) => objection(path, target) ?? []),
  );
  expect(objections).toEqual([]);
});

/** Runs during the build of the public site, never in a browser. */
const BUILD = 'apps/landing/prerender/';

test('no product code imports the tools', () => {
  const found = sources
    .filter((path) => /^(apps|packages)\//.test(path) && !path.startsWith(BUILD))
    .flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('tooling/'))
        .map((target) => `${path}: ${target}`),
    );
  expect(found, 'tooling/ starts, tests and measures the product; the product works without it').toEqual([]);
});

test('what draws a report takes types alone of what loads it', () => {
  const drawing = sources.filter((path) => path.startsWith('packages/report-view/src/'));
  const imports = drawing.flatMap((path) =>
    readImports(path, read(path))
      .filter(({ specifier }) => specifier.startsWith('@repo/api-client/'))
      .map((each) => ({ path, ...each })),
  );
  expect(imports).not.toEqual([]);
  expect(
    imports.filter(({ isType }) => !isType),
    'the app loads a report and hands it in',
  ).toEqual([]);
});

test('what is recorded is played back in stories alone', () => {
  const users = sources
    .filter(
      (path) =>
        !/^(apps\/[^/]+\/stories|packages\/app-shell\/story-kit)\//.test(path) &&
        !path.includes('/src/recorded/'),
    )
    .filter((path) =>
      importsOf(path).some((target) => target.startsWith('packages/api-client/src/recorded/')),
    );
  expect(users, 'a screen asks the service; only its stories know what it would say').toEqual([]);
});
