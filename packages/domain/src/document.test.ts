import { describe, expect, it } from 'vitest';
import {
  documentKinds,
  documentLabels,
  documentTypes,
  PHOTO_MAXIMUM_BYTES,
  policeCertificateHolds,
  policeCertificateLastDay,
} from './document.ts';

describe('documents', () => {
  // spec: worker-documents/rows, worker-entities/documents
  it('are three, in the words of the specification', () => {
    expect(documentKinds.map((kind) => documentLabels[kind])).toEqual([
      'National ID',
      'Police Clearance',
      'Certificates (Optional)',
    ]);
  });

  it('are images or PDF, and photos at most 5 MB', () => {
    expect(documentTypes).toEqual(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);
    expect(PHOTO_MAXIMUM_BYTES).toBe(5 * 1024 * 1024);
  });
});

describe('a police certificate', () => {
  it.each([
    ['2025-11-21', '2026-11-20'],
    ['2026-01-01', '2026-12-31'],
    ['2026-03-01', '2027-02-28'],
    ['2027-03-01', '2028-02-29'],
    ['2024-02-29', '2025-02-28'],
    ['2026-02-30', null],
    ['soon', null],
  ])('issued on %s holds through %s', (issued, last) => {
    expect(policeCertificateLastDay(issued)).toBe(last);
  });

  it.each([
    ['before its issue', '2025-11-20T20:59:59.999Z', false],
    ['from the midnight of its issue in Nairobi', '2025-11-20T21:00:00.000Z', true],
    ['in the last moment of its last day', '2026-11-20T20:59:59.999Z', true],
    ['no longer after that', '2026-11-20T21:00:00.000Z', false],
  ])('holds %s', (_, moment, holds) => {
    expect(policeCertificateHolds('2025-11-21', new Date(moment))).toBe(holds);
  });

  it('does not hold without a day of issue', () => {
    expect(policeCertificateHolds('', new Date('2026-11-21T00:00:00Z'))).toBe(false);
  });
});
