import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { keptDays } from '@repo/domain/kept-days';
import { retentionTable } from '@repo/domain/retention';
import { retentionInEnglish } from '@repo/domain/retention-english';
import * as schema from '../../db/schema/index.ts';
import { keptTables } from './kept-tables.ts';
import { retentionRules } from './rules.ts';

const tables = Object.entries(schema).filter(([, value]) => is(value, PgTable));
const withFiles = ['identityPhotos', 'acceptedDocuments', 'unclaimedFiles'];

it('has an answer for every table of the schema', () => {
  expect(Object.keys(keptTables).toSorted((a, b) => a.localeCompare(b))).toEqual(
    tables.map(([name]) => name).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(tables.length).toBeGreaterThan(30);
});

it('has a table for every kind of the page, and a job for every kind that ends', () => {
  const kinds = new Set(Object.values(keptTables).flat());
  for (const { kind } of retentionTable(retentionInEnglish)) expect(kinds, kind).toContain(kind);
  expect([...Object.keys(retentionRules), ...withFiles].toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(keptDays).toSorted((a, b) => a.localeCompare(b)),
  );
});

it('calls nothing impersonal that holds a phone, a name or a text of somebody', () => {
  for (const [name, table] of tables) {
    if (
      !is(table, PgTable) ||
      Object.entries(keptTables).some(([each, kinds]) => each === name && kinds.length > 0)
    )
      continue;
    const personal = Object.keys(getTableColumns(table)).filter((column) =>
      /phone|email|workerId|employerId|cipher|note|address/i.test(column),
    );
    expect(personal, getTableName(table)).toEqual([]);
  }
});
