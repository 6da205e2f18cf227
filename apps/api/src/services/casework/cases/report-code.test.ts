import { expect, it } from 'vitest';
import { isReportCode, newReportCode, readReportCode } from './report-code.ts';

it.each([
  'H7KX-29QM-TB4W-ZR6N',
  ' h7kx-29qm-tb4w-zr6n ',
  'H7KX29QMTB4WZR6N',
  'h7kx 29qm tb4w zr6n',
  'H7KX–29QM–TB4W–ZR6N.',
])('reads %j', (typed) => {
  expect(readReportCode(typed)).toBe('H7KX-29QM-TB4W-ZR6N');
  expect(isReportCode(readReportCode(typed))).toBe(true);
});

it('reads every code that it makes as itself', () => {
  for (let time = 0; time < 200; time += 1) {
    const code = newReportCode();
    expect(readReportCode(code)).toBe(code);
    expect(isReportCode(code)).toBe(true);
  }
});

it.each([
  '',
  '-',
  "' or 1=1 --",
  'H7KX-29QM-TB4W',
  'H7KX-29QM-TB4W-ZR6O',
  'H7KX-29QM-TB4W-ZR6N-2222',
  'É'.repeat(16),
])('knows that %j is none', (typed) => {
  expect(isReportCode(readReportCode(typed))).toBe(false);
});
